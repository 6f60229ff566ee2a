/** Messages of the system, for somebody who looks elsewhere. */

export type Permission = "granted" | "refused" | "missing";

/** Ask the browser whether it may show them; "missing" if it never can on this page. */
export async function permission(): Promise<Permission> {
  if (typeof Notification === "undefined") return "missing";
  const said =
    Notification.permission === "default"
      ? await Notification.requestPermission()
      : Notification.permission;
  return said === "granted" ? "granted" : "refused";
}

/** Show one, if that is allowed; one with the same tag takes the place of the one before. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones show them only through a service worker, where there is one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}

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

/** Whether somebody has refused them, perhaps later than they were asked for. */
export function isRefused(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "denied";
}

let last: Notification | null = null;

/** Show one, if that is allowed, in place of the one before. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    last?.close();
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    last = notice;
  } catch {
    // Phones show them only through a service worker, where there is one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}

/** Take it away again: somebody has come back. */
export function withdraw(): void {
  last?.close();
  last = null;
}

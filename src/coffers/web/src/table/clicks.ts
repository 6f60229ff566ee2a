/** Clicks that answer. */

/** Let only the first click of a double click count: the next question may lie in its place. */
export function once(answer: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) answer(); // 0 is the keyboard
  };
}

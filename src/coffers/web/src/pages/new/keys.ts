/** Keys in the fields of the form. */

/** In a field in which one searches, Enter must not open the table. */
export function withoutEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

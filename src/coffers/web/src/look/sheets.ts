/** Where the pictures are: those that every table needs in one file, others by expansion. */
import sheets from "virtual:icon-sheets";

const found = new Map(
  sheets.flatMap(([file, icons]) => icons.split(" ").map((icon) => [icon, `${file}#${icon}`])),
);

export function pictureAt(icon: string): string {
  return found.get(icon) ?? "";
}

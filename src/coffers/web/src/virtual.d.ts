/** The files with pictures, and the names of those in it (sprite.ts). */
declare module "virtual:icon-sheets" {
  const sheets: [file: string, icons: string][];
  export default sheets;
}

/** Hands a file to the browser, which saves it under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then; the address holds the file in memory until it is taken back.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

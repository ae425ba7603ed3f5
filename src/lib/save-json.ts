/** Hands a value to the browser as JSON, to be kept in a file of this name. */
export function saveJson(value: unknown, name: string): void {
  const text = JSON.stringify(value, null, 2);
  const file = new Blob([text], { type: "application/json" });
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then; the address holds the file in memory until it is taken back.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Hands a value to the browser as a file to keep. */
export function saveJson(name: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2);
  const address = URL.createObjectURL(
    new Blob([text], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by its next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}

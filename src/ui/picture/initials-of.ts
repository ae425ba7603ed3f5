/** Two capitals that stand for a name; "?" for an empty one. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("");
  return letters === "" ? "?" : letters.toLocaleUpperCase();
}

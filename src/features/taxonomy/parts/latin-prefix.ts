/** How a latin name begins that somebody typed: capital first, the rest small, as latin names are stored; null for nothing. */
export function latinPrefix(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, " ").toLowerCase();
  return text === "" ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

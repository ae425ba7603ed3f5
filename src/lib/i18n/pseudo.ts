/** Whether this browser asks for every text of the catalogue in brackets; only local builds heed it. */
export function isPseudo(): boolean {
  try {
    return localStorage.getItem("pseudo") !== null;
  } catch {
    return false;
  }
}

/** The texts of a file, whatever their depth, each in brackets: what is shown without them is from elsewhere. */
export function bracketed(content: unknown): unknown {
  if (typeof content === "string") return `⟦${content}⟧`;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, bracketed(value)]),
  );
}

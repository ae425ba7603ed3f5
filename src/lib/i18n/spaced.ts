const narrow = "\u202f";

/** French as it is printed: no line breaks before ; : ! ? », nor after «. */
const spacedText = (text: string): string =>
  text.replaceAll(/ (?=[;:!?»])/g, narrow).replaceAll("« ", `«${narrow}`);

/** The texts of a French file, whatever their depth, with the spaces that French sets before its signs. */
export function spaced(content: unknown): unknown {
  if (typeof content === "string") return spacedText(content);
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, spaced(value)]),
  );
}

/** How much a text takes in a document, in bytes: letters take up to three. */
export const bytesIn = (text: string): number =>
  new TextEncoder().encode(text).length;

/** About how much a value takes in a document, in bytes. */
export const bytesOf = (value: unknown): number =>
  bytesIn(JSON.stringify(value));

/** A latin name as names are compared: without case and accents, and whatever its spaces; "" for none. */
export const latinKey = (latin: string): string =>
  latin
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .trim()
    .replace(/\s+/gu, " ")
    .toLowerCase();

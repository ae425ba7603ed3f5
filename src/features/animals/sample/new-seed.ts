const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Six letters or digits that are not mistaken for each other, by chance. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => letters[byte % letters.length])
    .join("");

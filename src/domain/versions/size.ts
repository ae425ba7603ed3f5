/** The most bytes that what a version asks takes, its words in all languages left out. */
export const structureBytesMost = 300_000;
/** The most bytes of a version's words in one language: one document. */
export const textsBytesMost = 900_000;

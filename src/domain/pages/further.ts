/** Pages beside those that the specification names: what features since then have brought. */
export const furtherPages = {} as const;

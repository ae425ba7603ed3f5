/** The most characters of an account's id. */
const uidMost = 128;

/** What the educational account of an establishment is called, whatever address it signs in with. */
export const educationalUidOf = (zooId: string): string =>
  `educational-${zooId}`.slice(0, uidMost);

/** Its right: one that nothing names. */
export const educationalRight = "pedago";

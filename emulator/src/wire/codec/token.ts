/** Transaction ids are text in the engine and bytes on the wire. */
export const toToken = (transaction: string): string =>
  Buffer.from(transaction, "utf8").toString("base64");

/** The other way; absent or empty bytes mean no transaction. */
export const fromToken = (token: string | undefined): string | undefined =>
  token ? Buffer.from(token, "base64").toString("utf8") : undefined;

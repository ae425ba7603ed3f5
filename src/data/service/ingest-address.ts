/** Where sensors send their readings. */
export const ingestAddress = async (): Promise<string> =>
  (await import("../sdk/address")).functionAddress("ingest");

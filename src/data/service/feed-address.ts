/** Where calendar programs find the feed of a token. */
export const feedAddress = async (token: string): Promise<string> => {
  const { functionAddress } = await import("../sdk/address");
  return `${await functionAddress("feed")}/${token}.ics`;
};

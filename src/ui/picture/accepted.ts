/** How many bytes a picture may have when it is chosen, and when it is sent. */
export interface PictureLimits {
  chosenMax: number;
  sentMax: number;
}

export const pictureTypes = ["image/jpeg", "image/png"] as const;

const isJpeg = (bytes: Uint8Array) =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isPng = (bytes: Uint8Array) =>
  [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte);

/** Whether a file is a JPG or PNG, by its first bytes whatever it is called, and not too large. */
export async function isAccepted(
  file: Blob,
  { chosenMax }: PictureLimits,
): Promise<boolean> {
  if (file.size === 0 || file.size >= chosenMax) return false;
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return isJpeg(first) || isPng(first);
}

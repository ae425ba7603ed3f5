import { isAccepted, type PictureLimits } from "./accepted";
import { preparePicture } from "./prepare-picture";

/** The whole of a picture as a crop; throws where the browser cannot decode it. */
async function wholeOf(file: Blob) {
  const picture = await createImageBitmap(file, {
    imageOrientation: "from-image",
  });
  const { width, height } = picture;
  picture.close();
  return { x: 0, y: 0, width, height, turns: 0 };
}

/** A photo upright and small enough to be sent; null for what is no JPG or PNG, or too large. Throws where it cannot be decoded. */
export async function preparePhoto(
  file: Blob,
  limits: PictureLimits,
): Promise<Blob | null> {
  if (!(await isAccepted(file, limits))) return null;
  return preparePicture(file, await wholeOf(file), limits, () => undefined);
}

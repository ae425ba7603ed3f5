import { AppError } from "@domain/errors";
import { parseFolder } from "@domain/file/path";
import { defineCallable } from "../edge/define-callable";
import { placePicture } from "../files/place-picture";

/** Room for the pixels of the largest pictures that are decoded, so many of them at once. */
export const pictureRoom = {
  memory: "1GiB",
  concurrency: 4,
  maxInstances: 20,
} as const;

/** Takes in a picture of a record, of one of its zones or for its attachments. */
export const uploadImage = defineCallable(
  "uploadImage",
  async (session, { name, folder, base64picture, preset }) => {
    const parsed = parseFolder(folder);
    if (parsed === null) throw new AppError("invalid-input");
    const bytes = Buffer.from(base64picture, "base64");
    return placePicture(session, { ...parsed, preset, name }, bytes);
  },
  pictureRoom,
);

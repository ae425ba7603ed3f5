import { parseFolder } from "@domain/file/path";
import { AppError } from "@domain/errors";
import { defineCallable } from "../edge/define-callable";
import { checkFlag } from "../edge/flags";
import { placeUpload } from "../files/place-upload";
import { pictureRoom } from "./upload-image";

/** Puts together what was handed in as parts and attaches it to its record. */
export const finishUpload = defineCallable(
  "finishUpload",
  async (session, upload) => {
    const parsed = parseFolder(upload.folder);
    if (parsed === null) throw new AppError("invalid-input");
    if (upload.kind !== "photo") await checkFlag(session, "media");
    const slot = { preset: "attachment", name: "attachment" } as const;
    const path = await placeUpload(session, { ...parsed, ...slot }, upload);
    return { path };
  },
  pictureRoom,
);

import { isHeavy } from "@domain/file/media";
import { parseFolder } from "@domain/file/path";
import { presetInParts } from "@domain/file/slots";
import { AppError } from "@domain/errors";
import { defineCallable } from "../edge/define-callable";
import { checkFlag } from "../edge/flags";
import { placeUpload } from "../files/place-upload";
import { pictureRoom } from "./upload-image";

/** Puts together what was handed in as parts and has its record point at it. */
export const finishUpload = defineCallable(
  "finishUpload",
  async (session, upload) => {
    const parsed = parseFolder(upload.folder);
    const preset = parsed && presetInParts(parsed.type, upload.kind);
    if (parsed === null || preset === null) throw new AppError("invalid-input");
    if (isHeavy(upload.kind)) await checkFlag(session, "media");
    const place = { ...parsed, preset, name: preset };
    const path = await placeUpload(session, place, upload);
    return { path };
  },
  pictureRoom,
);

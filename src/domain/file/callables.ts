import * as z from "zod";
import { idSchema } from "../schema/fields";
import { partsMax, sentPictureMax, urlsAtOnce } from "./limits";
import type { MediaKind } from "./media";
import { mediaKinds } from "./media";
import { partDigestPattern, uploadIdPattern } from "./parts";
import { parseFolder, parsePath } from "./path";
import {
  isSlotName,
  presetInParts,
  presets,
  profileTypes,
  slots,
} from "./slots";

const pathMax = 700;

const folderSchema = z
  .string()
  .max(pathMax)
  .refine((text) => parseFolder(text) !== null);

const takesInParts = (folder: string, kind: MediaKind): boolean => {
  const parsed = parseFolder(folder);
  return parsed !== null && presetInParts(parsed.type, kind) !== null;
};

/** A stored file, as it stands in a record. */
const pathSchema = z
  .string()
  .max(pathMax)
  .refine((text) => parsePath(text) !== null);

const prefix = /^data:image\/(?:jpeg|png);base64,/;
/** So many characters hold the most that may be sent. */
const base64Max = Math.ceil(sentPictureMax / 3) * 4;

/** The bytes of a picture in base64, with or without what a data URL puts before them. */
const base64Schema = z
  .string()
  .max(base64Max + "data:image/jpeg;base64,".length)
  .transform((text) => text.replace(prefix, ""))
  .pipe(
    z
      .string()
      .min(4)
      .max(base64Max)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  );

const pictureOutput = z.object({ path: z.string(), thumbnail: z.string() });
export type StoredPicture = z.infer<typeof pictureOutput>;

/** A picture of a record: the name is its preset's, and of a zone the zone's id. */
export const uploadImageInput = z
  .object({
    name: idSchema,
    folder: folderSchema,
    base64picture: base64Schema,
    preset: z.enum(presets),
  })
  .refine(({ name, preset }) => isSlotName(preset, name), { path: ["name"] })
  .refine(
    ({ folder, preset }) =>
      slots[parseFolder(folder)?.type ?? "users"][preset] !== undefined,
    { path: ["preset"] },
  );
export const uploadImageOutput = pictureOutput;

export const uploadProfilePictureInput = z
  .object({
    type: z.enum(profileTypes),
    id: idSchema,
    zooId: idSchema,
    base64picture: base64Schema,
  })
  .refine(
    ({ zooId, type, id }) => parseFolder(`${zooId}/${type}/${id}`) !== null,
    { path: ["id"] },
  );
export const uploadProfilePictureOutput = pictureOutput;

export const removePictureInput = z.object({
  public_id: pathSchema.refine((text) => parsePath(text)?.isThumbnail !== true),
});
export const removePictureOutput = z.object({ removed: z.literal(true) });

/** What was handed in as `uploadId`, its parts by their digests in order, for a record that takes such files so. */
export const finishUploadInput = z
  .object({
    uploadId: z.string().regex(uploadIdPattern),
    folder: folderSchema.refine(
      (text) => mediaKinds.some((kind) => takesInParts(text, kind)),
      { abort: true },
    ),
    kind: z.enum(mediaKinds),
    parts: z.array(z.string().regex(partDigestPattern)).min(1).max(partsMax),
  })
  .refine(({ folder, kind }) => takesInParts(folder, kind), {
    path: ["kind"],
  });
export const finishUploadOutput = z.object({ path: z.string() });

/** One stored path, or many at once. */
export const getSignedUrlInput = z.object({
  storageRef: z.union([pathSchema, z.array(pathSchema).min(1).max(urlsAtOnce)]),
});
/** The URL of the one asked for, null for many; and of each in the order asked. */
export const getSignedUrlOutput = z.object({
  url: z.string().nullable(),
  urls: z.array(z.string()),
});

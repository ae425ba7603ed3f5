import {
  decodedMax,
  pictureSide,
  pixelsAtOnceMax,
  pixelsMax,
  sideMax,
  thumbnailSide,
} from "@domain/file/limits";
import { AppError } from "@domain/errors";
import type { Metadata, Sharp, SharpOptions } from "sharp";

/** A picture made anew from its pixels: upright, and nothing else of what it carried. */
export interface Picture {
  extension: "jpg" | "png";
  contentType: "image/jpeg" | "image/png";
  full: Buffer;
  thumbnail: Buffer;
}

const invalid = (field: string) =>
  new AppError("invalid-input", { fields: [field] });

const startsWith = (bytes: Buffer, ...first: number[]) =>
  first.every((byte, index) => bytes[index] === byte);

/** By its first bytes, whatever it is called: nothing else reaches the decoder. */
function formatOf(bytes: Buffer): "jpeg" | "png" | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  const isPng = startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a);
  return isPng ? "png" : null;
}

const options: SharpOptions = {
  failOn: "error",
  limitInputPixels: pixelsMax,
  animated: false,
};

/** No honest picture takes so long, and none may hold the processor that others wait for. */
const longest = { seconds: 10 };

// The decoder is a native library: loaded when a picture comes, not with every function.
export async function decoder() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  return sharp;
}

/** Also a JPEG in several scans that is not progressive is called so here: both are held whole until the last of them. */
function isTooLarge(header: Metadata): boolean {
  const { width, height, channels, depth, isProgressive } = header;
  const pixels = width * height;
  const bytes = pixels * channels * (depth === "uchar" ? 1 : 2);
  return (
    Math.max(width, height) > sideMax ||
    pixels > (isProgressive ? pixelsAtOnceMax : pixelsMax) ||
    bytes > decodedMax
  );
}

/** Throws "invalid-input" for what is not the format its first bytes say, or says to be larger than what is decoded. */
async function checkHeader(
  bytes: Buffer,
  format: string,
  field: string,
): Promise<void> {
  const sharp = await decoder();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== format || isTooLarge(header)) throw invalid(field);
}

const within = (picture: Sharp, side: number) =>
  picture.resize(side, side, { fit: "inside", withoutEnlargement: true });

const written = (picture: Sharp, format: "jpeg" | "png") =>
  format === "png"
    ? picture.png({ compressionLevel: 9 })
    : picture.jpeg({ quality: 82, mozjpeg: true });

/**
 * Decodes a JPEG or PNG, turns it as its EXIF says and writes it again with a thumbnail, without
 * metadata. Throws "invalid-input", naming the field, for anything else, by its header where that says enough.
 */
export async function decodePicture(
  bytes: Buffer,
  field: string,
): Promise<Picture> {
  const format = formatOf(bytes);
  if (format === null) throw invalid(field);
  await checkHeader(bytes, format, field);
  const sharp = await decoder();
  const small = async (picture: Sharp, side: number) =>
    written(within(picture.timeout(longest), side), format).toBuffer();
  try {
    const upright = sharp(bytes, options).autoOrient();
    const full = await small(upright, pictureSide);
    // From what was made: what was sent is decoded once.
    const thumbnail = await small(sharp(full), thumbnailSide);
    return format === "png"
      ? { extension: "png", contentType: "image/png", full, thumbnail }
      : { extension: "jpg", contentType: "image/jpeg", full, thumbnail };
  } catch {
    throw invalid(field);
  }
}

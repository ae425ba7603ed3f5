import { describe, expect, it } from "vitest";
import {
  decodedMax,
  pictureSide,
  pixelsAtOnceMax,
  pixelsMax,
  thumbnailSide,
} from "@domain/file/limits";
import { decodePicture } from "../../functions/src/files/decode";
import { aJpeg, sharp } from "./pictures-made";

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: "green" } });

const deep = (width: number, height: number) =>
  blank(width, height, 4).toColourspace("rgb16").png().toBuffer();

const progressive = { progressive: true };
const refused = {
  code: "invalid-input",
  details: { fields: ["picture"] },
};

/** Just as large as may be, and one row more. */
const side = Math.sqrt(pixelsAtOnceMax);
const deepSide = Math.sqrt(decodedMax / 8);

describe("how large a picture may be", () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      "a progressive JPEG",
      () =>
        blank(side, side + 1)
          .jpeg(progressive)
          .toBuffer(),
    ],
    [
      "an interlaced PNG",
      () =>
        blank(side, side + 1)
          .png(progressive)
          .toBuffer(),
    ],
    ["a PNG of eight bytes a pixel", () => deep(deepSide, deepSide + 1)],
  ])("%s is refused by its header", async (_, make) => {
    const bytes = await make();
    const { width, height } = await sharp(bytes).metadata();
    expect(width * height).toBeLessThan(pixelsMax);
    await expect(decodePicture(bytes, "picture")).rejects.toMatchObject(
      refused,
    );
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      "a progressive JPEG of 16 megapixels",
      () => blank(side, side).jpeg(progressive).toBuffer(),
    ],
    [
      "an interlaced PNG of 16 megapixels",
      () => blank(side, side).png(progressive).toBuffer(),
    ],
    ["a JPEG of a camera's 50", () => aJpeg("green", 8000, pixelsMax / 8000)],
  ])("%s is taken", async (_, make) => {
    const { full, thumbnail } = await decodePicture(await make(), "picture");
    expect((await sharp(full).metadata()).width).toBe(pictureSide);
    expect((await sharp(thumbnail).metadata()).width).toBe(thumbnailSide);
  });

  it("is decoded once: the thumbnail is made from what was made of it", async () => {
    const width = 2400;
    const pixels = Buffer.from(
      Array.from({ length: width * width }, (_, at) => (at * at) >> 5),
    );
    const bytes = await sharp(pixels, {
      raw: { width, height: width, channels: 1 },
    })
      .jpeg()
      .toBuffer();
    const { full, thumbnail } = await decodePicture(bytes, "picture");
    const fromFull = await sharp(full)
      .resize(thumbnailSide, thumbnailSide, { fit: "inside" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    expect(thumbnail.equals(fromFull)).toBe(true);
  });
});

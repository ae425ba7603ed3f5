import { deflateSync } from "node:zlib";
import { decoder } from "../../functions/src/files/decode";

/** The decoder of the functions: these tests make with it what those must take apart. */
export const sharp = await decoder();

/** Four corners of a colour each: upright, red is at the top left and blue at the bottom right. */
const corners = { red: [0, 0], lime: [1, 0], yellow: [0, 1], blue: [1, 1] };

const upright = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(
      Object.entries(corners).map(([background, [x = 0, y = 0]]) => ({
        input: {
          create: {
            width: width / 2,
            height: height / 2,
            channels: 3,
            background,
          },
        },
        left: (x * width) / 2,
        top: (y * height) / 2,
      })),
    )
    .png()
    .toBuffer();

/** How the pixels lie of a picture that its EXIF orientation says to turn upright. */
async function laid(bytes: Buffer, orientation: number): Promise<Buffer> {
  const turns: Record<number, number> = {
    3: 180,
    4: 180,
    5: 270,
    6: 270,
    7: 90,
    8: 90,
  };
  const angle = turns[orientation] ?? 0;
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const turned = await sharp(bytes).rotate(angle).png().toBuffer();
  if (!isMirrored) return turned;
  const mirrored = sharp(turned);
  return (angle % 180 === 0 ? mirrored.flop() : mirrored.flip())
    .png()
    .toBuffer();
}

/** A JPEG of 80 x 40 as seen upright, stored in one of the eight orientations, with a place in its EXIF. */
export async function turnedJpeg(orientation: number): Promise<Buffer> {
  const pixels = await laid(await upright(80, 40), orientation);
  return sharp(pixels)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Copyright: "somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** A plain JPEG; another colour is another content. */
export const aJpeg = (background = "green", width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The colours of the four corners, as `corners` names them. */
export async function cornersOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    const high = [red > 128, green > 128, blue > 128].join();
    const names: Record<string, string> = {
      "true,false,false": "red",
      "false,true,false": "lime",
      "true,true,false": "yellow",
      "false,false,true": "blue",
    };
    return names[high] ?? high;
  };
  const [right, bottom] = [info.width - 5, info.height - 5];
  return [at(4, 4), at(right, 4), at(4, bottom), at(right, bottom)];
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A small PNG whose header says so many pixels: decoded whole, 20,000 x 20,000 would fill 1.2 GB. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

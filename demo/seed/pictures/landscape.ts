import { crc32, deflateSync } from "node:zlib";
import { randomFor } from "../../../src/domain/analysis/interval/random";

type Colour = readonly [red: number, green: number, blue: number];

const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const skies: readonly Colour[] = [
  [126, 182, 214],
  [236, 178, 120],
  [150, 160, 206],
];
const grounds: readonly Colour[] = [
  [72, 120, 64],
  [176, 140, 72],
  [88, 110, 104],
];
const haze: Colour = [246, 240, 226];
const ridges = 3;

/** The colour at a point of a hilly landscape, drawn by chance from a text; both sides go from 0 to 1. */
function landscapeOf(text: string): (x: number, y: number) => Colour {
  const random = randomFor(text);
  const sky = skies[Math.floor(random() * skies.length)] ?? haze;
  const ground = grounds[Math.floor(random() * grounds.length)] ?? haze;
  const sun = { x: 0.15 + random() * 0.7, y: 0.12 + random() * 0.2 };
  const hills = Array.from({ length: ridges }, (_, index) => ({
    base: 0.45 + index * 0.17,
    height: 0.05 + random() * 0.08,
    waves: 1 + random() * 3,
    shift: random() * 6,
  }));
  return (x, y) => {
    for (let index = ridges - 1; index >= 0; index -= 1) {
      const hill = hills[index];
      if (hill === undefined) continue;
      const wave = Math.sin(x * hill.waves * Math.PI + hill.shift);
      if (y > hill.base + wave * hill.height)
        return mixed(haze, ground, (index + 1) / ridges);
    }
    const isSun = Math.hypot(x - sun.x, (y - sun.y) * 0.75) < 0.06;
    return isSun ? haze : mixed(sky, haze, y);
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A landscape as a PNG, always the same for the same text. */
export function drawnLandscape(
  text: string,
  width: number,
  height: number,
): Buffer {
  const colourAt = landscapeOf(text);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    rows[at] = 0;
    at += 1;
    for (let x = 0; x < width; x += 1)
      for (const part of colourAt(x / width, y / height)) {
        rows[at] = Math.round(part);
        at += 1;
      }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a colour, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

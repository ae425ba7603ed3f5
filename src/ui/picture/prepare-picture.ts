import compress from "browser-image-compression";
import type { PictureLimits } from "./accepted";

/** A part of a picture as seen upright, in its own pixels; quarter turns to the right. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  turns: number;
}

/** The longer side of what is sent, in px: what the server keeps. */
const sideMax = 1600;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  return { canvas, context };
}

/** The turned picture, no larger than it is needed. */
function turned(picture: ImageBitmap, turns: number, scale: number) {
  const isAcross = turns % 2 === 1;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const { canvas, context } = canvasOf(
    isAcross ? height : width,
    isAcross ? width : height,
  );
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) fail(new Error("no picture"));
        else done(blob);
      },
      type,
      0.92,
    );
  });

function hasHoles(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(
    0,
    0,
    context.canvas.width,
    context.canvas.height,
  );
  for (let alpha = 3; alpha < data.length; alpha += 4)
    if ((data[alpha] ?? 255) < 255) return true;
  return false;
}

/** The part chosen, upright, of at most `sideMax`; a PNG stays one where it is transparent. */
async function cropped(file: Blob, crop: Crop): Promise<Blob> {
  const picture = await createImageBitmap(file, {
    imageOrientation: "from-image",
  });
  try {
    const scale = Math.min(1, sideMax / Math.max(crop.width, crop.height));
    const whole = turned(picture, crop.turns, scale);
    const { canvas, context } = canvasOf(
      crop.width * scale,
      crop.height * scale,
    );
    context.drawImage(whole, -crop.x * scale, -crop.y * scale);
    const isPng = file.type === "image/png" && hasHoles(context);
    return await blobOf(canvas, isPng ? "image/png" : "image/jpeg");
  } finally {
    picture.close();
  }
}

/** So often a picture is made smaller until it fits. */
const sides = [sideMax, 1200, 900, 600, 400];

/**
 * The part of a picture that was chosen, small enough to be sent, without what else the file carried.
 * `onProgress` gets 0 to 100. Throws where the browser cannot decode it.
 */
export async function preparePicture(
  file: Blob,
  crop: Crop,
  { sentMax }: PictureLimits,
  onProgress: (percent: number) => void,
): Promise<Blob> {
  const part = await cropped(file, crop);
  for (const side of sides) {
    const small = await compress(
      new File([part], "picture", { type: part.type }),
      {
        maxSizeMB: sentMax / 1024 / 1024,
        maxWidthOrHeight: side,
        // Its worker would fetch the library from another host.
        useWebWorker: false,
        onProgress,
      },
    );
    if (small.size <= sentMax) return small;
  }
  throw new Error("too large");
}

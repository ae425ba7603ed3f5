import { AppError } from "@domain/errors";
import { dayOf } from "../../../../../lib/format";
import { fileWord, saveBytes, saveText } from "../../../../../lib/save-json";
import { notifyError } from "../../../../../ui/feedback/notify";

const fileOf = (title: string, kind: string) =>
  `suricate-${fileWord(title, "scans")}-${dayOf(new Date())}.${kind}`;

/** Twice as fine as the drawing, for paper. */
const fineness = 2;

/** Hands what a canvas shows to the browser, as a picture of this name. */
export const saveCanvas = (
  canvas: HTMLCanvasElement | null,
  title: string,
): void =>
  canvas?.toBlob((blob) => {
    if (blob === null) notifyError(new AppError("internal"));
    else saveBytes(blob, "image/png", fileOf(title, "png"));
  }, "image/png");

export const saveSvg = (svg: string, title: string): void =>
  saveText(svg, "image/svg+xml", fileOf(title, "svg"));

/** A drawing as an address that a picture can have. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Hands a drawing to the browser as a picture. */
export async function savePng(svg: string, title: string): Promise<void> {
  try {
    const image = new Image();
    image.src = svgAddress(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * fineness;
    canvas.height = image.naturalHeight * fineness;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    saveCanvas(canvas, title);
  } catch (error) {
    notifyError(error);
  }
}

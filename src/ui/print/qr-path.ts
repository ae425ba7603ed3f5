import qrcode from "qrcode-generator";

/** The most bytes of the largest code of which a quarter may be hidden, and of one of which less may. */
const quarterMax = 1663;
const seventhMax = 2331;

/** Ids of existing records may make an address longer than a code has room for, with so much to spare. */
function spareFor({ length }: string): "Q" | "M" | "L" {
  if (length <= quarterMax) return "Q";
  return length <= seventhMax ? "M" : "L";
}

/** The dark squares of a QR code of an address as a path of an SVG, and how many squares a side has; a quarter of it may be hidden, of a very long one less. */
export function qrPath(text: string): { path: string; side: number } {
  const code = qrcode(0, spareFor(text));
  code.addData(text);
  code.make();
  const side = code.getModuleCount();
  let path = "";
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const from = column;
      while (column < side && code.isDark(row, column)) column += 1;
      const count = String(column - from);
      if (column > from)
        path += `M${String(from)} ${String(row)}h${count}v1h-${count}z`;
    }
  return { path, side };
}

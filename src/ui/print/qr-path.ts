import qrcode from "qrcode-generator";

/** The dark squares of a QR code as a path of an SVG, and how many squares a side has; a quarter of it may be hidden. */
export function qrPath(text: string): { path: string; side: number } {
  const code = qrcode(0, "Q");
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

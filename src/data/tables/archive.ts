/** The most bytes that a workbook may unfold to. */
export const unfoldedMax = 250_000_000;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** What a comment behind the list may add to its end. */
const endWithin = 22 + 65_535;

/**
 * How many bytes an archive says it unfolds to; 0 for what is none. Reading allots no more than is said, so that a small
 * file that would fill the memory is refused before it is unfolded.
 */
export function unfoldedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - endWithin);
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < first) return 0;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  while (at + 46 <= bytes.length && view.getUint32(at, true) === entryMark) {
    size += view.getUint32(at + 24, true);
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return size;
}

import { bytesIn } from "../schema/bytes";
import type { Rows } from "./rows/row";
import { rowsText } from "./rows/rows-text";

/** The most bytes of a piece's rows: with what a pack says of its session beside them less than a pack holds. */
export const pieceTextMost = 450_000;
/**
 * A session lies in at most so many pieces, about 5,000 scans of 40 animals: more than that is not written in one
 * transaction.
 */
export const piecesMost = 12;

const rowsIn = ({ focal, scans, marks }: Rows): number =>
  focal.length + scans.length + marks.length;

/** Each list in so many consecutive parts of nearly equal length, part by part. */
function parted({ focal, scans, marks }: Rows, of: number): Rows[] {
  const part = <Row>(list: readonly Row[], n: number) =>
    list.slice(
      Math.floor((list.length * n) / of),
      Math.floor((list.length * (n + 1)) / of),
    );
  return Array.from({ length: of }, (_, n) => ({
    focal: part(focal, n),
    scans: part(scans, n),
    marks: part(marks, n),
  }));
}

/**
 * Rows as the fewest pieces that are each at most so many bytes long, which `joinedRows` puts together again: equal
 * rows give equal pieces. No rows give one piece. null: they are more than `piecesMost` hold, or one row alone is larger
 * than a piece.
 */
export function piecesOf(
  rows: Rows,
  most: number = pieceTextMost,
): Rows[] | null {
  const size = bytesIn(rowsText(rows));
  if (size <= most) return [rows];
  const mostPieces = Math.min(piecesMost, rowsIn(rows));
  for (let of = Math.ceil(size / most); of <= mostPieces; of += 1) {
    const pieces = parted(rows, of);
    if (pieces.every((piece) => bytesIn(rowsText(piece)) <= most))
      return pieces;
  }
  return null;
}

/** The rows of pieces in their order; of none no rows. */
export const joinedRows = (pieces: readonly Rows[]): Rows => ({
  focal: pieces.flatMap(({ focal }) => focal),
  scans: pieces.flatMap(({ scans }) => scans),
  marks: pieces.flatMap(({ marks }) => marks),
});

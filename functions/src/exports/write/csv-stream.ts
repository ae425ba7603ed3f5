import type { UserLanguage } from "@domain/person/user";
import { byteOrderMark, csvLine, separatorFor } from "@domain/table/csv-line";
import type { Cell, Rows } from "./cells";

/** A CSV file, in pieces, separated as the language has it; decimals, too, as it has them. */
export async function* csvPieces(
  rows: Rows,
  language: UserLanguage,
): AsyncGenerator<Buffer> {
  const separator = separatorFor(language);
  const decimals = new Intl.NumberFormat(language, {
    useGrouping: false,
    maximumFractionDigits: 10,
  });
  const text = (cell: Cell) =>
    typeof cell === "number" ? decimals.format(cell) : cell;
  yield Buffer.from(byteOrderMark);
  for await (const some of rows)
    yield Buffer.from(
      some.map((row) => csvLine(row.map(text), separator)).join(""),
    );
}

import { writeCsv } from "../../../lib/csv";
import { dayOf } from "../../../lib/format";
import { saveText } from "../../../lib/save-json";
import type { Rows } from "./rows";

/** A name as files bear it. */
const plainName = (name: string): string =>
  (
    name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join("-");

/** Hands a table to the browser, in a file of this name and day. */
export function saveRows({ columns, rows }: Rows, name: string): void {
  saveText(
    writeCsv([columns.map(({ head }) => head), ...rows]),
    "text/csv",
    `suricate-${plainName(name)}-${dayOf(new Date())}.csv`,
  );
}

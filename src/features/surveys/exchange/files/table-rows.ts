import type { TableColumn, TableRow } from "@domain/survey/transfer/table";
import { tableOfVersion } from "@domain/survey/transfer/table";
import type { TFunction } from "i18next";
import type { Language } from "../../../../lib/i18n/languages";
import type { QuestionType } from "@domain/question/question";
import { formatNumber } from "../../../../lib/format";
import type { TableOf } from "./read-version";

/** Enough for any weight or score. */
const digits = 6;

type Cell = string | number;

/** A cell in words, types by name; numbers are left. */
function cellOf(row: TableRow, column: TableColumn, t: TFunction): Cell {
  const value = row[column];
  if (value === null) return "";
  if (typeof value === "boolean")
    return t(`surveys.exchange.states.${value ? "yes" : "no"}`);
  if (typeof value === "number") return value;
  return column === "questionType"
    ? t(`questions.options.questionType.${value as QuestionType}`)
    : value;
}

/** A version as the rows of a sheet in the language that `t` speaks, of these columns; the first names them. */
export function sheetRows(
  { version, words }: TableOf,
  columns: readonly TableColumn[],
  t: TFunction,
): Cell[][] {
  const rows = tableOfVersion(version, words, (operator) =>
    t(`surveys.exchange.options.operator.${operator}`),
  );
  return [
    columns.map((column) => t(`surveys.exchange.columns.${column}`)),
    ...rows.map((row) => columns.map((column) => cellOf(row, column, t))),
  ];
}

/** The same as texts: numbers as the language writes them. */
export const tableRows = (
  table: TableOf,
  columns: readonly TableColumn[],
  t: TFunction,
  language: Language,
): string[][] =>
  sheetRows(table, columns, t).map((row) =>
    row.map((cell) =>
      typeof cell === "number"
        ? formatNumber(cell, language, {
            useGrouping: false,
            maximumFractionDigits: digits,
          })
        : cell,
    ),
  );

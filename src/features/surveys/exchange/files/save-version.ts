import { AppError } from "@domain/errors";
import type { Survey } from "@domain/survey/survey";
import { readersColumns, tableColumns } from "@domain/survey/transfer/table";
import { askBytes } from "../../../../data/tables/ask-worker";
import { separatorFor } from "@domain/table/csv-line";
import { writeCsv } from "../../../../lib/csv";
import { dayOf } from "../../../../lib/format";
import { textsIn } from "../../../../lib/i18n/i18n";
import type { Language } from "../../../../lib/i18n/languages";
import {
  fileWord,
  saveBytes,
  saveJson,
  saveText,
} from "../../../../lib/save-json";
import { readTableOf, readWhole } from "./read-version";
import { sheetRows, tableRows } from "./table-rows";

const sheetType =
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Hands a version to the browser as a table in one language, to its makers with what answers score; answers what the file is called. Rejects AppError. */
export async function saveTable(
  survey: Survey,
  number: number,
  language: Language,
  format: "csv" | "xlsx",
  forMakers: boolean,
): Promise<string> {
  const [table, t] = await Promise.all([
    readTableOf(survey, number, language),
    textsIn(language, ["surveys.exchange", "questions"]),
  ]);
  const columns = forMakers ? tableColumns : readersColumns;
  const word = fileWord(table.words.name, survey.surveyId);
  const name = `suricate-${word}-v${number}-${language}-${dayOf(new Date())}.${format}`;
  if (format === "csv") {
    const rows = tableRows(table, columns, t, language);
    saveText(writeCsv(rows, separatorFor(language)), "text/csv", name);
    return name;
  }
  const rows = sheetRows(table, columns, t);
  const bytes = await askBytes(rows, table.words.name || word);
  if (bytes === null) throw new AppError("internal", { export: format });
  saveBytes(bytes, sheetType, name);
  return name;
}

/** Hands a version to the browser with every word, as an import reads it again; answers what the file is called. Rejects AppError. */
export async function saveWhole(
  survey: Survey,
  number: number,
  shown: string,
): Promise<string> {
  const word = fileWord(shown, survey.surveyId);
  const name = `suricate-${word}-v${number}-${dayOf(new Date())}.json`;
  saveJson(await readWhole(survey, number), name);
  return name;
}

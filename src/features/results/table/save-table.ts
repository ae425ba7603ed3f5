import { AppError } from "@domain/errors";
import { versionKey } from "@domain/evaluation/results/read";
import type {
  ExportCell,
  ExportedEvaluation,
} from "@domain/evaluation/score/columns";
import { unionTable } from "@domain/evaluation/score/columns";
import type { TFunction } from "i18next";
import { askBytes } from "../../../data/tables/ask-worker";
import { separatorFor } from "@domain/table/csv-line";
import { writeCsv } from "../../../lib/csv";
import { dayOf } from "../../../lib/format";
import type { Language } from "../../../lib/i18n/languages";
import { fileWord, saveBytes, saveText } from "../../../lib/save-json";
import type { ResultData } from "../data/result-data";
import { columnWords } from "./column-words";

export type TableFormat = "csv" | "xlsx";

const sheetType =
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A cell as a text: numbers and values as they are stored, for programs to read. */
const cellText = (cell: ExportCell): string =>
  cell === null ? "" : String(cell);

/** The evaluations of results as the rows of one table over all versions: the keys of its columns, what they hold in words, then one each. */
export function tableRows(
  { rows, versions, forms, names }: ResultData,
  t: TFunction,
): string[][] {
  const evaluations = rows.flatMap(({ id, data }): ExportedEvaluation[] => {
    const version = versionKey(data.surveyId, data.version);
    if (!forms.has(version)) return [];
    const { submittedAt, correctedAt, status, score } = data;
    const { campaignId, subjectKind, subjectId, startedAt, afterEnd } = data;
    return [
      {
        ...{ evaluationId: id, campaignId, subjectKind, subjectId },
        ...{ startedAt, afterEnd },
        ...{ version, submittedAt, correctedAt, status, score },
        answers: data.responses,
        late: data.late.length,
        subject: names.subject(data.subjectId).name,
        author: names.person(data.authorId),
      },
    ];
  });
  const table = unionTable(versions, evaluations);
  return [
    table.columns.map(({ key }) => key),
    table.columns.map((column) => columnWords(column, names, t)),
    ...table.rows.map((cells) => cells.map(cellText)),
  ];
}

/** Hands the evaluations to the browser as a file; answers how many. Rejects AppError. */
export async function saveTable(
  data: ResultData,
  name: string,
  format: TableFormat,
  language: Language,
  t: TFunction,
): Promise<number> {
  const rows = tableRows(data, t);
  const file = `suricate-${fileWord(name, "results")}-${dayOf(new Date())}.${format}`;
  if (format === "csv")
    saveText(writeCsv(rows, separatorFor(language)), "text/csv", file);
  else {
    const bytes = await askBytes(rows, name);
    if (bytes === null) throw new AppError("internal", { export: format });
    saveBytes(bytes, sheetType, file);
  }
  return rows.length - 2;
}

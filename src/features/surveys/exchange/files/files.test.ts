import { beforeEach, describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import { aLabel } from "../../../../../tests/builders/labels";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aShortTable,
  aSurvey,
  aVersion,
  inAll,
} from "../../../../../tests/builders/surveys";
import { frozenQuestions, wordsIn } from "@domain/survey/publish/freeze";
import { tableColumns } from "@domain/survey/transfer/table";
import { transferOf } from "@domain/survey/transfer/write";
import { languages } from "@domain/taxonomy/taxonomy";
import { listing } from "@domain/versions/version-list";
import { openDesk } from "../../../../data/testing/working-as";
import { readBook } from "../../../../data/tables/read-workbook";
import { writeBook } from "../../../../data/tables/write-workbook";
import { separatorFor } from "@domain/table/csv-line";
import { readGrid, writeCsv } from "../../../../lib/csv";
import { startI18n, textsIn } from "../../../../lib/i18n/i18n";
import type { Language } from "../../../../lib/i18n/languages";
import { readTableOf, readWhole } from "./read-version";
import { sheetRows, tableRows } from "./table-rows";

const desk = openDesk();

const eats = aQuestion({
  questionId: "q1",
  criterion: "label-1",
  trad: inAll((one) => ({ text: `=1+1 "${one}";`, help: `-x ${one}\nund` })),
  options: [anOption("yes", 1), anOption("no", 0.25)],
});
const photo = aQuestion({
  questionId: "q2",
  questionRef: "Q-002",
  questionType: "photo",
  options: [],
});
const sections = [
  aSection([
    anItem(eats, { weight: 0.5 }),
    anItem(photo, {
      mandatory: false,
      onlyIf: {
        match: "all",
        parts: [{ questionRef: "Q-001", operator: "isNoneOf", values: ["no"] }],
      },
    }),
  ]),
];
const survey = aSurvey({
  ...listing([
    { status: "published", publishedAt: new Date("2026-03-01T08:00:00Z") },
    { status: "draft", publishedAt: null },
  ]),
});
const byId = new Map([eats, photo].map((one) => [one.questionId, one]));
const sources = {
  names: survey.names,
  question: (id: string) => byId.get(id) ?? null,
  category: () => aLabel(),
  shortNames: aShortTable(),
};

beforeEach(async () => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  await startI18n("fr");
  for (const [id, one] of byId) desk.seed("questions", id, one);
  desk.seed("categories", "label-1", aLabel());
  desk.seed("shortQuestions", "table", aShortTable());
  desk.seed("surveys", "survey-1", survey);
  const asked = frozenQuestions({ sections }, sources);
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ sections, status: "published", questions: asked }),
    "survey-1",
  );
  desk.store.seed(
    "surveyVersions",
    "2",
    aVersion({ sections, versionId: "2" }),
    "survey-1",
  );
  for (const one of languages)
    desk.store.seed(
      "versionTexts",
      one,
      wordsIn({ sections }, sources, one),
      "survey-1/versions/1",
    );
});

const rowsOf = async (number: number, language: Language) => {
  const t = await textsIn(language, ["surveys.exchange", "questions"]);
  return tableRows(
    await readTableOf(survey, number, language),
    tableColumns,
    t,
    language,
  );
};

describe.each([1, 2])("version %i as a table", (number) => {
  it("is in the language that was chosen, whichever is shown", async () => {
    const rows = await rowsOf(number, "de");
    expect(rows[0]).toHaveLength(tableColumns.length);
    expect(rows[0]?.slice(0, 4)).toEqual([
      "Abschnitt",
      "Nummer",
      "Referenz",
      "Frage",
    ]);
    expect(rows).toHaveLength(4);
    expect(rows[2]).toEqual([
      "Alimentation de",
      "1",
      "Q-001",
      '=1+1 "de";',
      "-x de\nund",
      "Einfachauswahl",
      aLabel().trad.de ?? aLabel().label,
      "0,5",
      "ja",
      "ja",
      "",
      "no",
      "no de",
      "0,25",
    ]);
    expect(rows[3]?.slice(8, 11)).toEqual(["nein", "ja", "Q-001 ist nicht no"]);
  });

  it.each(["de", "en"] as const)(
    "is read back by the product as it was, in %s, and begins no formula",
    async (language) => {
      const rows = await rowsOf(number, language);
      const text = writeCsv(rows, separatorFor(language));
      expect(text).not.toMatch(/(?:^|[;,])"[=@+]/mu);
      expect(readGrid(text, 100).slice(0, rows.length)).toEqual(rows);
      const book = readBook(new Uint8Array(writeBook(rows, "x")), null);
      expect(book).toMatchObject({ grid: rows });
    },
  );

  it("is a sheet to be reckoned with: numbers are numbers, and a text that looks like a formula is none", async () => {
    const t = await textsIn("de", ["surveys.exchange", "questions"]);
    const table = await readTableOf(survey, number, "de");
    const bytes = writeBook(sheetRows(table, tableColumns, t), "x");
    const { Sheets } = xlsx.read(bytes, { cellFormula: true });
    const cells = xlsx.utils.sheet_to_json<xlsx.CellObject[]>(Sheets["x"]!, {
      header: 1,
      raw: true,
    });
    const row = cells[2] as unknown[];
    const at = (column: (typeof tableColumns)[number]) =>
      row[tableColumns.indexOf(column)];
    expect([at("number"), at("weight"), at("score")]).toEqual([1, 0.5, 0.25]);
    expect([at("question"), at("questionRef")]).toEqual([
      '=1+1 "de";',
      "Q-001",
    ]);
    const formulas = Object.values(Sheets["x"]!).filter(
      (cell: unknown) => (cell as xlsx.CellObject | null)?.f !== undefined,
    );
    expect(formulas).toEqual([]);
  });
});

describe("a version as a whole", () => {
  const expected = transferOf({
    survey,
    version: { sections },
    questions: [eats, photo],
    categories: [aLabel()],
    shortNames: aShortTable(),
  });

  it("of a draft is over its questions as they are", async () => {
    expect(await readWhole(survey, 2)).toEqual(expected);
  });

  it("of a published one is what was published, whatever questions became", async () => {
    desk.seed("questions", "q1", { ...eats, mandatory: false });
    const found = await readWhole(survey, 1);
    expect(found.questions[0]).toEqual(expected.questions[0]);
    // Where it is asked it need not be answered, and so it was frozen.
    expect(found.questions[1]).toEqual({
      ...expected.questions[1],
      mandatory: false,
    });
    expect({ ...found, questions: [] }).toEqual({ ...expected, questions: [] });
  });

  it("that is not there is refused", async () => {
    await expect(readWhole(survey, 7)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

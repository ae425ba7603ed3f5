import type { TitledRow } from "../file";

/** The first that is found in the rows of a session; null where none says it. */
export const firstOf = <T>(
  rows: readonly TitledRow[],
  read: (row: TitledRow) => T | null,
): T | null => {
  for (const row of rows) {
    const found = read(row);
    if (found !== null) return found;
  }
  return null;
};

/** The first that stands below a title; "" for none. */
export const textIn = (rows: readonly TitledRow[], title: string): string =>
  firstOf(rows, (row) => row.of(title) || null) ?? "";

const isQuestion = /^Question\b/iu;
const questionStart = /^Question:\s*/iu;

/** The notes of a session, then what was answered to the questions that it was asked, each in a line of its own. */
export function noteIn(
  rows: readonly TitledRow[],
  titles: readonly string[],
): string {
  const answers = titles
    .filter((title) => isQuestion.test(title))
    .flatMap((title) => {
      const answer = textIn(rows, title);
      const asked = title.replace(questionStart, "");
      return answer === "" ? [] : [`${asked}: ${answer}`];
    });
  return [textIn(rows, "Notes"), ...answers]
    .filter((line) => line !== "")
    .join("\n");
}

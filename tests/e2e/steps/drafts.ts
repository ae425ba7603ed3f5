import { randomUUID } from "node:crypto";
import { demoDocument } from "../../../demo/seed/build/document";
import { anOption, inAll } from "../../builders/surveys";
import { documentOf, writeDocuments } from "./suite";

const stamp = {
  createdAt: new Date("2026-11-01T08:00:00Z"),
  createdBy: "superadmin",
};

/** A question of its own for a test: its reference, and what it asks in French. */
export interface SomeQuestion {
  questionId: string;
  ref: string;
  text: string;
}

/** Writes questions of three options that are complete, but for the languages that are named. */
export async function someQuestions(
  texts: readonly string[],
  lacking: Readonly<Record<string, string>> = {},
): Promise<SomeQuestion[]> {
  const own = randomUUID().slice(0, 6).toUpperCase();
  const all = texts.map((text, place) => ({
    questionId: `q-${own}-${String(place)}`,
    ref: `${own}-${String(place)}`,
    text,
  }));
  await writeDocuments(
    all.map(({ questionId, ref, text }) => {
      const trad = Object.fromEntries(
        Object.entries(inAll((language) => ({ text: `${text} (${language})` })))
          .filter(([language]) => lacking[text] !== language)
          .map(([language, said]) => [
            language,
            language === "fr" ? { text } : said,
          ]),
      );
      return demoDocument(
        "questions",
        questionId,
        {
          questionRef: ref,
          questionType: "single",
          trad,
          options: [
            anOption("often", 1),
            anOption("seldom", 0.5),
            anOption("never", 0),
          ],
        },
        stamp,
      );
    }),
  );
  return all;
}

/** Everything that is stored of a version, its words in these languages included, as one text. */
export async function storedVersion(
  surveyId: string,
  number: number,
): Promise<string> {
  const path = `surveys/${surveyId}/versions/${String(number)}`;
  const all = await Promise.all(
    [path, ...["fr", "de", "pt"].map((one) => `${path}/texts/${one}`)].map(
      documentOf,
    ),
  );
  return JSON.stringify(all);
}

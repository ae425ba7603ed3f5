import { labelsQuery } from "@domain/label/label-queries";
import { questionsQuery } from "@domain/question/question-queries";
import { shortTableId } from "@domain/question/short";
import { equalValues } from "@domain/record/equal";
import type { ThereSurvey } from "@domain/survey/transfer/changes";
import { alreadyThere } from "@domain/survey/transfer/changes";
import type { Transfer } from "@domain/survey/transfer/format";
import type { TransferPlan } from "@domain/survey/transfer/plan";
import { planTransfer } from "@domain/survey/transfer/plan";
import { surveysQuery } from "@domain/survey/survey-queries";
import type { Row } from "../../../../data/live-store";
import { latest } from "../../../../data/live/latest";
import { readPages } from "../../../../data/live/read-pages";
import { subscriptions } from "../../../../data/subscriptions";
import { newId } from "../../../../data/write";

/** What bringing a file in would do, and what it would do it to. */
export interface DryRun {
  plan: TransferPlan;
  /** The questionnaire that is here already, asking the same; null: it is made. */
  thereId: string | null;
  questions: readonly Row<"questions">[];
  shortNames: Row<"shortQuestions"> | null;
}

const ignore = () => undefined;

/** Of the questionnaires of that name, what their latest version asks. */
async function sameName(names: Transfer["names"]): Promise<ThereSurvey[]> {
  const rows = await readPages(surveysQuery, ignore);
  const alike = rows.filter(({ data }) => equalValues(data.names, names));
  return Promise.all(
    alike.map(async ({ id, data }) => {
      const last = String(data.versions.length);
      const version =
        data.versions.length === 0
          ? null
          : await latest(subscriptions.doc("surveyVersions", last, id));
      return {
        survey: { ...data, surveyId: id },
        sections: version?.data.sections ?? [],
      };
    }),
  );
}

async function speciesHere(ids: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    ids.map((id) => latest(subscriptions.doc("species", id))),
  );
  return new Set(found.flatMap((row) => (row === null ? [] : [row.id])));
}

/** Looks up what of a file is here, as the server has it, and reckons what it would do. Rejects AppError, "offline" without a network. */
export async function dryRunOf(transfer: Transfer): Promise<DryRun> {
  const [questions, categories, surveys, species, shortNames] =
    await Promise.all([
      readPages(() => questionsQuery(), ignore),
      readPages(() => labelsQuery("categories"), ignore),
      sameName(transfer.names),
      speciesHere(transfer.specieIds),
      latest(subscriptions.doc("shortQuestions", shortTableId)),
    ]);
  const plan = planTransfer(
    transfer,
    {
      questions: questions.map(({ data }) => data),
      categories: categories.map(({ data }) => data),
      shortNames: shortNames?.data ?? null,
      hasSpecie: (id) => species.has(id),
    },
    newId,
  );
  return { plan, thereId: alreadyThere(plan, surveys), questions, shortNames };
}

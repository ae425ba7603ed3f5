import { changesMax } from "@domain/record/save";
import type { TransferChange } from "@domain/survey/transfer/changes";
import { transferChanges } from "@domain/survey/transfer/changes";
import { changedValues } from "../../../../data/changed-values";
import type { Outcome } from "../../../../data/hooks/use-submit";
import { outcomeOf } from "../../../../data/hooks/use-submit";
import type { Operation } from "../../../../data/write";
import { batch } from "../../../../data/write";
import type { DryRun } from "./read-stored";

/** What would be written: `surveyId` is the questionnaire's where one is made. */
export const changesOf = (
  { plan, thereId, shortNames }: DryRun,
  surveyId: string,
  taken: ReadonlySet<string>,
): TransferChange[] =>
  transferChanges(plan, {
    surveyId: thereId === null ? surveyId : null,
    taken,
    shortNames: shortNames?.data ?? null,
  });

/** More than one operation takes. */
export const isTooMuch = (changes: readonly TransferChange[]): boolean =>
  changes.length > changesMax;

function operationOf(
  change: TransferChange,
  { questions, shortNames }: DryRun,
): Operation[] {
  const { kind, collection, id, values, parentId } = change;
  if (kind === "create")
    return [
      {
        kind,
        collection,
        id,
        values,
        ...(parentId !== undefined && { parentId }),
      } as Operation,
    ];
  const base =
    collection === "shortQuestions"
      ? shortNames
      : questions.find((row) => row.id === id);
  const changed = base ? changedValues(values, base.data) : null;
  return changed === null
    ? []
    : [{ kind: "patch", collection, id, values: changed, base } as Operation];
}

/** Everything a plan would write, all or nothing, under the name of the questionnaire. */
export function saveImport(
  dryRun: DryRun,
  changes: readonly TransferChange[],
  name: string,
): Promise<Outcome> {
  const operations = changes.flatMap((one) => operationOf(one, dryRun));
  return outcomeOf(batch(operations, { kind: "survey.import", name }));
}

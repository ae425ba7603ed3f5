import { AppError } from "@domain/errors";
import { nextDraft } from "@domain/ethogram/draft";
import type { PlanForm } from "@domain/ethogram/edit/plan-form";
import { planValues } from "@domain/ethogram/edit/plan-form";
import type { WordsByLanguage } from "@domain/ethogram/publish/freeze";
import type { EthogramPlan } from "@domain/ethogram/version";
import type { HeaderForm } from "@domain/versions/header-form";
import { headerValues } from "@domain/versions/header-form";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { batch, create, patch } from "../../data/write";
import { editHeader } from "../shared/versions/header-writes";

type EthogramRow = Row<"observations">;
type VersionRow = Row<"observationVersions">;

const valuesOf = (form: HeaderForm) => {
  const { names, species } = headerValues(form);
  return { names, obsSpecie: species };
};

const nothing: EthogramPlan = { categories: [], behaviours: [] };

/** An ethogram and its first draft, which tells nothing apart yet, or what was read from a file. */
export const createEthogram = (
  obsId: string,
  form: HeaderForm,
  name: string,
  plan: EthogramPlan = nothing,
): Promise<Outcome> =>
  outcomeOf(
    batch(
      [
        {
          kind: "create",
          collection: "observations",
          id: obsId,
          values: valuesOf(form),
        },
        {
          kind: "create",
          collection: "observationVersions",
          id: "1",
          parentId: obsId,
          values: { obsId, ...plan },
        },
      ],
      { kind: "ethogram.create", name },
    ),
  );

/** Nothing is sent when nothing differs. */
export const editEthogram = (
  row: EthogramRow,
  form: HeaderForm,
  name: string,
): Promise<Outcome> =>
  editHeader("observations", row, valuesOf(form), { kind: "ethogram", name });

/** The next draft, which tells apart what a version does. Rejects AppError where there is a draft already. */
export function createDraft(
  { id, data }: EthogramRow,
  plan: EthogramPlan,
  words: WordsByLanguage,
  name: string,
): Promise<Outcome> {
  const next = nextDraft({ ...data, obsId: id }, plan, words);
  if (next === null) return Promise.reject(new AppError("conflict"));
  const about = { kind: "ethogram.draft", name };
  return outcomeOf(
    create("observationVersions", next.versionId, next.values, about, id),
  );
}

/** Nothing is sent when nothing differs. */
export function saveDraft(
  obsId: string,
  row: VersionRow,
  form: PlanForm,
  name: string,
): Promise<Outcome> {
  const changes = changedValues(planValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "ethogram.plan", name };
  return outcomeOf(
    patch("observationVersions", row.id, changes, about, row, obsId),
  );
}

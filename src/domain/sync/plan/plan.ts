import type { LabelKind } from "../../label/label";
import type { RunCounts } from "../run";
import type {
  Answer,
  Lines,
  PlannedCollection,
  Stored,
  StoredBase,
  TaxonCollection,
} from "./kinds";
import { fieldsOf, isLabels, labelFieldsOf, plannedCollections } from "./kinds";
import { knownOf } from "./known";
import { planLabels } from "./labels";
import type { Planned } from "./planned";
import { keptOf } from "./planned";
import { planQuestions } from "./questions";
import type { Listed } from "./taxa";
import { planFollowers, planTaxa } from "./taxa";

function nameField(collection: PlannedCollection): string {
  if (collection === "questions") return "questionRef";
  return isLabels(collection)
    ? labelFieldsOf[collection].label
    : fieldsOf[collection].latin;
}

const nameOf = (
  collection: PlannedCollection,
  { id, values }: Stored,
): string => {
  const name = values[nameField(collection)];
  return typeof name === "string" ? name : id;
};

/** The stored records that no item speaks of. */
function lacking(
  collection: PlannedCollection,
  planned: readonly Planned[],
  stored: readonly Stored[],
): Planned[] {
  const named = new Set(planned.map(({ entry }) => entry.id));
  return stored
    .filter(({ id }) => !named.has(id))
    .map((one) =>
      keptOf(collection, { id: one.id, name: nameOf(collection, one) }),
    );
}

function planSpecies(
  listed: Listed,
  stored: readonly Stored[],
  families: readonly Planned[],
  parents: Parameters<typeof planTaxa>[3],
): Planned[] {
  const named = planTaxa("species", listed, stored, parents);
  return [...named, ...planFollowers(named, families, stored, parents)];
}

/**
 * What an answer, or a file, does to what is stored: item by item new, changed, unchanged or refused. `listsKept`: also
 * what the answer lacks, which is kept as it is; `lines`: where the items stand in their file. A list that is absent
 * changes nothing, but for species whose family changes its order.
 */
export function planSync(
  answer: Answer,
  stored: StoredBase,
  { listsKept, lines = {} }: { listsKept: boolean; lines?: Lines },
): Planned[] {
  const base = (collection: PlannedCollection) => stored[collection] ?? [];
  const listed = (collection: PlannedCollection): Listed => ({
    items: answer[collection] ?? [],
    lines: lines[collection],
  });
  const known = (collection: TaxonCollection, planned: readonly Planned[]) =>
    knownOf(collection, base(collection), planned);
  const none = known("order", []);
  const orders = planTaxa("order", listed("order"), base("order"), {
    order: none,
    family: none,
  });
  const order = known("order", orders);
  const families = planTaxa("family", listed("family"), base("family"), {
    order,
    family: none,
  });
  const parents = { order, family: known("family", families) };
  const labels = (kind: LabelKind) =>
    planLabels(kind, listed(kind), base(kind));
  const all: Record<PlannedCollection, Planned[]> = {
    order: orders,
    family: families,
    species: planSpecies(listed("species"), base("species"), families, parents),
    questions: planQuestions(answer.questions ?? [], base("questions")),
    tags: labels("tags"),
    categories: labels("categories"),
    goals: labels("goals"),
  };
  return plannedCollections.flatMap((collection) => [
    ...all[collection],
    ...(listsKept
      ? lacking(collection, all[collection], base(collection))
      : []),
  ]);
}

/** How many of each outcome, by collection; a collection without any is absent. */
export function countPlanned(planned: readonly Planned[]): RunCounts {
  const counts: Record<string, Record<string, number>> = {};
  for (const { collection, outcome } of planned) {
    const own = (counts[collection] ??= {});
    own[outcome] = (own[outcome] ?? 0) + 1;
  }
  return counts;
}

import type { RunCounts } from "../run";
import type {
  Answer,
  Stored,
  StoredBase,
  SyncCollection,
  TaxonCollection,
} from "./kinds";
import { fieldsOf, syncCollections } from "./kinds";
import { knownOf } from "./known";
import type { Planned } from "./planned";
import { keptOf } from "./planned";
import { planQuestions } from "./questions";
import { planFollowers, planTaxa } from "./taxa";

const nameOf = (collection: SyncCollection, { id, values }: Stored): string => {
  const field =
    collection === "questions" ? "questionRef" : fieldsOf[collection].latin;
  const name = values[field];
  return typeof name === "string" ? name : id;
};

/** The stored records that no item speaks of. */
function lacking(
  collection: SyncCollection,
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
  items: readonly unknown[],
  stored: readonly Stored[],
  families: readonly Planned[],
  parents: Parameters<typeof planTaxa>[3],
): Planned[] {
  const named = planTaxa("species", items, stored, parents);
  return [...named, ...planFollowers(named, families, stored, parents)];
}

/**
 * What an answer, or a file, does to what is stored: item by item new, changed, unchanged or refused. `listsKept`: also
 * what the answer lacks, which is kept as it is. A list that is absent changes nothing, but for species whose family
 * changes its order.
 */
export function planSync(
  answer: Answer,
  stored: StoredBase,
  listsKept: boolean,
): Planned[] {
  const known = (collection: TaxonCollection, planned: readonly Planned[]) =>
    knownOf(collection, stored[collection], planned);
  const none = known("order", []);
  const orders = planTaxa("order", answer.order ?? [], stored.order, {
    order: none,
    family: none,
  });
  const order = known("order", orders);
  const families = planTaxa("family", answer.family ?? [], stored.family, {
    order,
    family: none,
  });
  const parents = { order, family: known("family", families) };
  const all = {
    order: orders,
    family: families,
    species: planSpecies(
      answer.species ?? [],
      stored.species,
      families,
      parents,
    ),
    questions: planQuestions(answer.questions ?? [], stored.questions),
  };
  return syncCollections.flatMap((collection) => [
    ...all[collection],
    ...(listsKept
      ? lacking(collection, all[collection], stored[collection])
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

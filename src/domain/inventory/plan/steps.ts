import type { RecordChange } from "../../record/save";
import { changesMax } from "../../record/save";
import { toWire } from "../../record/wire";
import type { Plan, PlannedRow } from "./types";

/** One call of `saveRecords`, and the rows it is for: null for a place. */
export interface Step {
  changes: readonly RecordChange[];
  rows: readonly (PlannedRow | null)[];
}

interface Part {
  change: RecordChange;
  row: PlannedRow | null;
}

const wired = (values: object) => toWire(values) as Record<string, unknown>;

const create = (
  collection: "enclosures" | "groups" | "animals",
  id: string,
  values: object,
): RecordChange => ({
  collection,
  id,
  kind: "create",
  values: wired(values),
  base: {},
});

function ofRow(row: PlannedRow, zooId: string, now: Date): Part[] {
  const { kind, animalId, given, base } = row;
  if (animalId === null || (kind !== "new" && kind !== "changed")) return [];
  if (kind === "new")
    return [{ row, change: create("animals", animalId, { zooId, ...given }) }];
  const movedAt = given.animalEnclosureData == null ? {} : { movedAt: now };
  return [
    {
      row,
      change: {
        collection: "animals",
        id: animalId,
        kind: "change",
        values: wired({ ...given, ...movedAt }),
        base: wired(base),
      },
    },
  ];
}

/** How many changes one step may hold: half of what one operation may, as each animal brings work of functions with it. */
export const stepSize = changesMax / 2;

/**
 * What a plan writes, in steps that are each all or nothing: the places first, which are not there yet, then the animals
 * in the order of the file. `there`: ids of places that exist by now. `now` is when moved animals are moved. Nothing to write: [].
 */
export function stepsOf(
  plan: Pick<Plan, "rows" | "newEnclosures" | "newGroups">,
  zooId: string,
  now: Date,
  there: ReadonlySet<string> = new Set(),
): Step[] {
  const places: Part[] = [
    ...plan.newEnclosures.map(({ id, name, sectorId }) =>
      create("enclosures", id, {
        zooId,
        enclosureName: name,
        linkedSectorId: sectorId,
      }),
    ),
    ...plan.newGroups.map(({ id, name }) =>
      create("groups", id, { zooId, groupName: name }),
    ),
  ]
    .filter(({ id }) => !there.has(id))
    .map((change) => ({ change, row: null }));
  const parts = [places, plan.rows.flatMap((row) => ofRow(row, zooId, now))];
  return parts.flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / stepSize) }, (_, index) => {
      const some = all.slice(index * stepSize, (index + 1) * stepSize);
      return {
        changes: some.map(({ change }) => change),
        rows: some.map(({ row }) => row),
      };
    }),
  );
}

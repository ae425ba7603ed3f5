import type { Animal } from "../../animal/animal";
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

/** Does this row say that an animal which lives here died or left? What becomes of its work is to be asked then. */
export const endsLiving = ({ kind, given, base }: PlannedRow): boolean =>
  kind === "changed" &&
  (given.animalState ?? null) !== null &&
  base.animalState === null;

/** How a plan is written. */
interface Writing {
  zooId: string;
  /** When moved animals are moved. */
  now: Date;
  /** What becomes of the work that is about the animal of such a row alone (`endsLiving`). */
  workOf: (row: PlannedRow) => Animal["animalStateWork"];
  /** Ids of places that exist by now. */
  there?: ReadonlySet<string>;
}

function ofRow(row: PlannedRow, { zooId, now, workOf }: Writing): Part[] {
  const { kind, animalId, given, base } = row;
  if (animalId === null || (kind !== "new" && kind !== "changed")) return [];
  if (kind === "new")
    return [{ row, change: create("animals", animalId, { zooId, ...given }) }];
  const movedAt = given.animalEnclosureData == null ? {} : { movedAt: now };
  const work = endsLiving(row) ? { animalStateWork: workOf(row) } : {};
  return [
    {
      row,
      change: {
        collection: "animals",
        id: animalId,
        kind: "change",
        values: wired({ ...given, ...movedAt, ...work }),
        base: wired(base),
      },
    },
  ];
}

/** How many changes one step may hold: half of what one operation may, as each animal brings work of functions with it. */
export const stepSize = changesMax / 2;

/**
 * What a plan writes, in steps that are each all or nothing: the places first, which are not there yet, then the animals
 * in the order of the file. Nothing to write: [].
 */
export function stepsOf(
  plan: Pick<Plan, "rows" | "newEnclosures" | "newGroups">,
  writing: Writing,
): Step[] {
  const { zooId, there = new Set() } = writing;
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
  const parts = [places, plan.rows.flatMap((row) => ofRow(row, writing))];
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

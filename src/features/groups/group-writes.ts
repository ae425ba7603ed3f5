import type { Group, GroupForm } from "@domain/group/group";
import { groupValues } from "@domain/group/group";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { batch, create, patch } from "../../data/write";

export function createGroup(
  { zooId, groupId }: { zooId: string; groupId: string },
  form: GroupForm,
): Promise<Outcome> {
  const values = groupValues(form);
  const about = { kind: "group.create", name: values.groupName };
  return outcomeOf(create("groups", groupId, { zooId, ...values }, about));
}

export function editGroup(
  row: Row<"groups">,
  form: GroupForm,
): Promise<Outcome> {
  const values: Partial<Group> = groupValues(form);
  const changes = changedValues(values, row.data);
  if (changes === null) return Promise.resolve("saved");
  const name = values.groupName ?? row.data.groupName;
  const about = { kind: "group.edit", name };
  return outcomeOf(patch("groups", row.id, changes, about, row));
}

/** An animal and the group it is to be in, and was in before; null: in none. */
export interface Move {
  animalId: string;
  groupId: string | null;
  from: string | null;
}

/** At most this many animals go at once. */
export const movedAtOnce = 500;

/** Takes animals into groups or out of them, all or none; `name` is what the outbox says of it. */
export const moveAnimals = (
  moves: readonly Move[],
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    batch(
      moves.map(({ animalId, groupId }) => ({
        kind: "patch",
        collection: "animals",
        id: animalId,
        values: { groupId },
      })),
      { kind: "group.members", name },
    ),
  );

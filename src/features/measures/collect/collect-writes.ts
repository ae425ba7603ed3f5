import type { Value } from "@domain/measures/values/value";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Outcome } from "../../../data/hooks/use-submit";
import { create, newId } from "../../../data/write";
import type { Receipt } from "../../../data/write-types";
import { notifyError } from "../../../ui/feedback/notify";

/** A value that somebody gives, and of what. */
export interface Given {
  parameterId: string;
  enclosureId: string;
  areaId: string | null;
  /** The sector the enclosure lies in; null: none. */
  sectorId: string | null;
  value: Value;
  at: Date;
  notes: string;
  /** What the outbox calls it. */
  name: string;
}

interface Giver {
  zooId: string;
  uid: string;
}

function write({ zooId, uid }: Giver, given: Given): Receipt {
  const { enclosureId, sectorId, name, notes, ...values } = given;
  return create(
    "measures",
    newId(),
    {
      zooId,
      enclosureId,
      sectorIds: sectorId === null ? [] : [sectorId],
      ...values,
      source: "person",
      by: uid,
      notes: notes.trim() === "" ? null : notes.trim(),
      replaces: null,
      voids: null,
    },
    { kind: "measures.collect", name },
    enclosureId,
  );
}

/** Keeps one value; also without a network. */
export const giveValue = (giver: Giver, given: Given): Promise<Outcome> =>
  outcomeOf(write(giver, given));

/**
 * Keeps the values of a round, each a write of its own: one that is refused takes no other along, and stays among what could
 * not be saved. Nobody waits for them.
 */
export function giveValues(giver: Giver, given: readonly Given[]): void {
  for (const one of given)
    write(giver, one).acknowledged.catch((error: unknown) =>
      notifyError(error),
    );
}

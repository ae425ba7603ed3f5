import type { Folder } from "@domain/file/path";
import { folderId } from "@domain/file/path";
import { inSector } from "@domain/access/in-sector";
import type { Parameter } from "@domain/measures/parameters/parameter";
import type { Subject } from "@domain/measures/subject";
import { isAnimal } from "@domain/measures/subject";
import type { Value } from "@domain/measures/values/value";
import i18next from "i18next";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Outcome } from "../../../data/hooks/use-submit";
import { create, newId } from "../../../data/write";
import type { Receipt } from "../../../data/write-types";
import { notifyError } from "../../../ui/feedback/notify";

/** A value that somebody gives, and of what. */
export interface Given {
  /** What is measured; whether keepers may is said of each value of an animal. */
  parameter: Pick<Parameter, "parameterId" | "keeperMayCollect">;
  subject: Subject;
  /** The sector the enclosure or animal lies in; null: none. */
  sectorId: string | null;
  value: Value;
  at: Date;
  notes: string;
  /** A weight that was judged by eye. */
  isEstimated?: boolean;
  /** What the outbox calls it. */
  name: string;
}

interface Giver {
  zooId: string;
  uid: string;
}

function write({ zooId, uid }: Giver, given: Given, id = newId()): Receipt {
  const { parameter, subject, sectorId, name, isEstimated = false } = given;
  const { value, at, notes } = given;
  const about = { kind: "measures.collect", name };
  const values = {
    ...{ zooId, parameterId: parameter.parameterId, value, at, by: uid },
    source: "person",
    notes: notes.trim() === "" ? null : notes.trim(),
    replaces: null,
    voids: null,
  } as const;
  if (isAnimal(subject)) {
    const { animalId } = subject;
    const openToKeepers = parameter.keeperMayCollect;
    const ofAnimal = { animalId, sectorId, isEstimated, openToKeepers };
    const all = { ...values, ...ofAnimal };
    return create("healthValues", id, all, about, animalId);
  }
  const { enclosureId, areaId } = subject;
  const ofPlace = { enclosureId, areaId, sectorIds: inSector(sectorId) };
  return create("measures", id, { ...values, ...ofPlace }, about, enclosureId);
}

/** Sends a picture to a value, which may be on its way itself; what cannot be kept is said, and the value stays. */
async function attach(folder: Folder, picture: Blob): Promise<void> {
  try {
    const files = await import("../../../data/files/use-taken-picture");
    await files.sendPicture(folder, picture);
  } catch (error) {
    notifyError(error, i18next.t("measures.messages.pictureLost"));
  }
}

/** Keeps one value, and of a place a picture that goes with it; also without a network. */
export async function giveValue(
  giver: Giver,
  given: Given,
  picture: Blob | null = null,
): Promise<Outcome> {
  const id = newId();
  const outcome = await outcomeOf(write(giver, given, id));
  if (picture !== null && !isAnimal(given.subject)) {
    const folder = { zooId: giver.zooId, type: "measures" } as const;
    const inIt = folderId(id, given.subject.enclosureId);
    await attach({ ...folder, id: inIt }, picture);
  }
  return outcome;
}

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

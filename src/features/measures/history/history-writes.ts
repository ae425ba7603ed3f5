import { inSector } from "@domain/access/in-sector";
import type { Value } from "@domain/measures/values/value";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create, newId } from "../../../data/write";
import type { Line } from "./history-rows";

interface About {
  /** The line that says the value now. */
  line: Line;
  /** The sector in which its place or animal lies now. */
  sectorId: string | null;
  /** Whether keepers may collect it. */
  openToKeepers: boolean;
  uid: string;
  /** What the outbox calls it. */
  name: string;
}

/** What a further line says beside its parameter, place or animal, and instant, which stay. */
interface Said extends Pick<Line, "value" | "notes" | "replaces" | "voids"> {
  /** Of a weight alone. */
  isEstimated?: boolean;
}

function add(
  kind: string,
  { line, sectorId, openToKeepers, uid, name }: About,
  { isEstimated = false, ...said }: Said,
) {
  const { zooId, parameterId, at } = line;
  const values = { zooId, parameterId, at, by: uid, ...said };
  const receipt =
    "animalId" in line
      ? create(
          "healthValues",
          newId(),
          {
            ...values,
            source: "person",
            ...{ animalId: line.animalId, sectorId },
            ...{ isEstimated, openToKeepers },
          },
          { kind, name },
          line.animalId,
        )
      : create(
          "measures",
          newId(),
          {
            ...values,
            source: "person",
            enclosureId: line.enclosureId,
            areaId: line.areaId,
            sectorIds: inSector(sectorId),
          },
          { kind, name },
          line.enclosureId,
        );
  return outcomeOf(receipt);
}

const textOr = (text: string | null): string | null =>
  text === null || text.trim() === "" ? null : text.trim();

/** Gives another value in the place of one; what was said before stays in its history. */
export const correctValue = (
  about: About,
  value: Value,
  notes: string,
  isEstimated = false,
): Promise<Outcome> =>
  add("measures.correct", about, {
    value,
    notes: textOr(notes),
    replaces: about.line.id,
    voids: null,
    isEstimated,
  });

/** Takes a value back: it counts no more, and stays in its history with the reason. */
export const voidValue = (about: About, reason: string): Promise<Outcome> =>
  add("measures.void", about, {
    value: null,
    notes: textOr(reason),
    replaces: null,
    voids: about.line.id,
  });

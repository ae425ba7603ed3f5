import type { Measure, Value } from "@domain/measures/values/value";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create, newId } from "../../../data/write";

interface About {
  /** The line that says the value now. */
  line: Measure;
  /** The sectors in which its place lies now. */
  sectorIds: readonly string[];
  uid: string;
  /** What the outbox calls it. */
  name: string;
}

/** What a further line says beside its parameter, place and instant, which stay. */
type Said = Pick<Measure, "value" | "notes" | "replaces" | "voids">;

function add(kind: string, { line, sectorIds, uid, name }: About, said: Said) {
  const { zooId, enclosureId, parameterId, areaId, at } = line;
  const receipt = create(
    "measures",
    newId(),
    {
      zooId,
      enclosureId,
      sectorIds: [...sectorIds],
      parameterId,
      areaId,
      at,
      source: "person",
      by: uid,
      ...said,
    },
    { kind, name },
    enclosureId,
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
): Promise<Outcome> =>
  add("measures.correct", about, {
    value,
    notes: textOr(notes),
    replaces: about.line.measureId,
    voids: null,
  });

/** Takes a value back: it counts no more, and stays in its history with the reason. */
export const voidValue = (about: About, reason: string): Promise<Outcome> =>
  add("measures.void", about, {
    value: null,
    notes: textOr(reason),
    replaces: null,
    voids: about.line.measureId,
  });

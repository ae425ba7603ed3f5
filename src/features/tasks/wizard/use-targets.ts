import type { TargetLevel } from "@domain/task/task";
import type { TargetChoice } from "@domain/task/form/task-form";
import type { Live, Row } from "../../../data/live-store";
import { useLiveDocs } from "../../../data/hooks/use-live";

const choiceOf = {
  SECTOR: ({ id, data }: Row<"sectors">): TargetChoice => ({
    id,
    name: data.sectorName,
    sectorId: id,
    enclosureId: null,
  }),
  ENCLOSURE: ({ id, data }: Row<"enclosures">): TargetChoice => ({
    id,
    name: data.enclosureName,
    sectorId: data.linkedSectorId,
    enclosureId: id,
  }),
  ANIMAL: ({ id, data }: Row<"animals">): TargetChoice => ({
    id,
    name: data.animalName,
    sectorId: data.sectorId,
    enclosureId: data.animalEnclosureData?.enclosureId ?? null,
  }),
};

const there = <T>(live: Live<T | null>): T[] =>
  live.state === "data" && live.data !== null ? [live.data] : [];

const noIds: readonly string[] = [];

/** The places of a level by their ids, those that are there; null while they are on their way. */
export function useTargets(
  level: TargetLevel | null,
  ids: readonly string[] = noIds,
): TargetChoice[] | null {
  const of = (one: TargetLevel) => (one === level ? ids : noIds);
  const sectors = useLiveDocs("sectors", of("SECTOR"));
  const enclosures = useLiveDocs("enclosures", of("ENCLOSURE"));
  const animals = useLiveDocs("animals", of("ANIMAL"));
  const all = [...sectors, ...enclosures, ...animals];
  if (all.some(({ state }) => state === "loading")) return null;
  return [
    ...sectors.flatMap(there).map(choiceOf.SECTOR),
    ...enclosures.flatMap(there).map(choiceOf.ENCLOSURE),
    ...animals.flatMap(there).map(choiceOf.ANIMAL),
  ];
}

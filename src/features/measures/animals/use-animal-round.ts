import type { AnimalEntry } from "@domain/directory/kinds";
import type { Gathering } from "@domain/directory/gatherings";
import { livesHere } from "@domain/directory/counts";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import type { Live } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Entry, RoundStops, Stop } from "../round/use-round";
import { withEntries } from "../round/use-round";
import { useMayGive } from "./use-may-give";

/** Whether a round goes animal by animal, or parameter by parameter. */
export const roundModes = ["animals", "parameters"] as const;
export type RoundMode = (typeof roundModes)[number];

/** What a round is of: a sector, enclosure, species or group, or one animal. */
export interface RoundOf {
  kind: Gathering | "animalId";
  id: string;
}

/** Whether an animal is one of those. */
export const isIn = (animal: AnimalEntry, { kind, id }: RoundOf): boolean =>
  kind === "animalId" ? animal.id === id : animal[kind] === id;

const entryOf = (animal: AnimalEntry, row: RowOf<"health">): Entry => ({
  key: [animal.id, row.id].join("/"),
  row,
  subject: {
    animalId: animal.id,
    groupId: animal.groupId,
    specieId: animal.specieId,
    sectorId: animal.sectorId,
  },
  name: animal.name,
  areaName: null,
  sectorId: animal.sectorId,
});

/** The animals of a round by name, or its parameters, `first` before the others, each with what this person may give; those of which nothing is are left out. */
export function useAnimalRound(
  isOfRound: (animal: AnimalEntry) => boolean,
  mode: RoundMode,
  first: readonly string[] = [],
): Live<RoundStops> {
  const { zooId } = useReadySession();
  const { byName } = useFormat();
  const { nameOf } = useParameterWords();
  const directory = useDirectory("animals", zooId);
  const parameters = useParameters("health");
  const mayGive = useMayGive();
  if (directory.live.state === "error") return directory.live;
  if (parameters.state !== "data") return parameters;
  if (directory.live.state === "loading") return { state: "loading" };
  const animals = directory.list.filter(
    (animal) => livesHere(animal) && isOfRound(animal),
  );
  const rank = ({ id }: RowOf<"health">) =>
    first.includes(id) ? first.indexOf(id) : first.length;
  const rows = [...parameters.data.rows].sort(
    (a, b) => rank(a) - rank(b) || byName(nameOf(a.data), nameOf(b.data)),
  );
  const isGiven = (animal: AnimalEntry, { data }: RowOf<"health">) =>
    isOfAnimal(data, { animalId: animal.id, specieId: animal.specieId }) &&
    mayGive.of(data, animal.sectorId);
  const stops =
    mode === "animals"
      ? animals.map((animal): Stop => ({
          id: animal.id,
          name: animal.name,
          entries: rows
            .filter((row) => isGiven(animal, row))
            .map((row) => entryOf(animal, row)),
        }))
      : rows.map((row): Stop => ({
          id: row.id,
          name: nameOf(row.data),
          entries: animals
            .filter((animal) => isGiven(animal, row))
            .map((animal) => entryOf(animal, row)),
        }));
  return {
    state: "data",
    data: {
      rows: withEntries(stops),
      heard: parameters.data.heard,
    },
  };
}

import { livesHere } from "@domain/directory/counts";
import { likeliestFirst, searchOver } from "@domain/directory/search";
import type { TargetLevel } from "@domain/task/task";
import { targetLevels } from "@domain/task/task";
import type { TargetChoice, TaskForm } from "@domain/task/form/task-form";
import { placeOf } from "@domain/task/form/place";
import { useMemo } from "react";
import { useReadySession } from "../../../../data/hooks/ready-session";
import type { May } from "../../../../data/hooks/use-can";
import { useCan } from "../../../../data/hooks/use-can";
import type { Directory } from "../../../../data/hooks/use-names";
import { useDirectory } from "../../../../data/hooks/use-names";

/** What a task can be about, and what tells it from others of its name. */
export interface Place extends TargetChoice {
  level: TargetLevel;
  about: string;
}

export interface FoundPlaces {
  level: TargetLevel;
  shown: readonly Place[];
  /** How many there are in all. */
  count: number;
}

export interface Places {
  /** A place by its id; undefined for an unknown one and until they are here. */
  of: (level: TargetLevel, id: string) => Place | undefined;
  /** What matches what was typed; for nothing typed, what lies in the place that is chosen. */
  find: (
    typed: string,
    chosen: Pick<TaskForm, "level" | "targets">,
  ) => FoundPlaces[];
}

/** More of a kind than these are found by typing. */
const shownAtMost: Record<TargetLevel, number> = {
  SECTOR: 12,
  ENCLOSURE: 12,
  ANIMAL: 8,
};

interface Directories {
  sectors: Directory<"sectors">;
  enclosures: Directory<"enclosures">;
  animals: Directory<"animals">;
}

/** Whether a task may be planned in a sector, asked once for each. */
function plannable(may: May, zooId: string) {
  const known = new Map<string | null, boolean>();
  return (sectorId: string | null): boolean => {
    const before = known.get(sectorId);
    if (before !== undefined) return before;
    const sectorIds = sectorId === null ? [] : [sectorId];
    const answer = may("create", "tasks", { zooId, sectorIds });
    known.set(sectorId, answer);
    return answer;
  };
}

function placesOf(
  { sectors, enclosures, animals }: Directories,
  may: ReturnType<typeof plannable>,
): Record<TargetLevel, Place[]> {
  return {
    SECTOR: sectors.list
      .filter(({ id, archived }) => !archived && may(id))
      .map(({ id, name }) => ({
        level: "SECTOR",
        id,
        name,
        about: "",
        sectorId: id,
        enclosureId: null,
      })),
    ENCLOSURE: enclosures.list
      .filter(({ archived, sectorId }) => !archived && may(sectorId))
      .map(({ id, name, sectorId }) => ({
        level: "ENCLOSURE",
        id,
        name,
        about: sectors.of(sectorId)?.name ?? "",
        sectorId,
        enclosureId: id,
      })),
    ANIMAL: animals.list
      .filter((animal) => livesHere(animal) && may(animal.sectorId))
      .map(({ id, name, specieName, sectorId, enclosureId }) => ({
        level: "ANIMAL",
        id,
        name,
        about: [specieName, enclosures.of(enclosureId)?.name ?? ""]
          .filter(Boolean)
          .join(" · "),
        sectorId,
        enclosureId,
      })),
  };
}

function placesIn(all: Record<TargetLevel, Place[]>): Places {
  const search = Object.fromEntries(
    targetLevels.map((level) => [
      level,
      searchOver(all[level], ({ name, about }) => [name, about]),
    ]),
  ) as Record<TargetLevel, ReturnType<typeof searchOver<Place>>>;
  return {
    of: (level, id) => all[level].find((place) => place.id === id),
    find: (typed, { level: chosenLevel, targets }) => {
      const { sectorIds, enclosureIds } = placeOf(chosenLevel, targets);
      const chosen = new Set(targets.map(({ id }) => id));
      const isNear = ({ level, sectorId, enclosureId }: Place) =>
        level === "ANIMAL" && enclosureIds.length > 0
          ? enclosureIds.includes(enclosureId ?? "")
          : sectorIds.length === 0 || sectorIds.includes(sectorId ?? "");
      const isOffered = (place: Place) =>
        !(place.level === chosenLevel && chosen.has(place.id)) &&
        (typed.trim() !== "" || place.level === "SECTOR" || isNear(place));
      const found = targetLevels.map((level) => ({
        level,
        ...search[level](typed),
      }));
      // What differs by a letter is offered only where nothing is as typed.
      const asTyped = found.some(({ exact }) => exact.length > 0);
      return found.map(({ level, exact, near }) => {
        const offered = (asTyped ? exact : near).filter(isOffered);
        const ranked = likeliestFirst(offered, typed, ({ name }) => name);
        return {
          level,
          shown: ranked.slice(0, shownAtMost[level]),
          count: offered.length,
        };
      });
    },
  };
}

/** The sectors, enclosures and animals that this person may plan for, to search in. */
export function usePlaces(): Places {
  const { zooId } = useReadySession();
  const may = useCan();
  const sectors = useDirectory("sectors", zooId, { live: true });
  const enclosures = useDirectory("enclosures", zooId, { live: true });
  const animals = useDirectory("animals", zooId, { live: true });
  return useMemo(
    () =>
      placesIn(
        placesOf({ sectors, enclosures, animals }, plannable(may, zooId)),
      ),
    [sectors, enclosures, animals, may, zooId],
  );
}

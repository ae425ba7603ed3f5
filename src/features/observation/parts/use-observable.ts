import type { AnimalEntry, EnclosureEntry } from "@domain/directory/kinds";
import { livesHere } from "@domain/directory/counts";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";

/** The animals and enclosures of the establishment worked in, by name. */
interface Observable {
  enclosures: readonly EnclosureEntry[];
  enclosureOf: (id: string | null) => EnclosureEntry | undefined;
  animalOf: (id: string) => AnimalEntry | undefined;
  /** Who lives in an enclosure; nobody in none. */
  livingIn: (enclosureId: string | null) => readonly AnimalEntry[];
  animals: readonly AnimalEntry[];
  /** It is known who lives where: before, nobody seems to. */
  isKnown: boolean;
}

/** Whom and where somebody may observe. */
export function useObservable(): Observable {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId, { live: true });
  const enclosures = useDirectory("enclosures", zooId, { live: true });
  return useMemo(() => {
    const living = animals.list.filter(livesHere);
    return {
      enclosures: enclosures.list.filter((one) => !one.archived),
      enclosureOf: enclosures.of,
      animalOf: animals.of,
      livingIn: (id) =>
        id === null ? [] : living.filter((one) => one.enclosureId === id),
      animals: living,
      isKnown: animals.live.state === "data" && animals.live.data.whole,
    };
  }, [animals, enclosures]);
}

import { isThere } from "@domain/directory/is-there";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { sourceOf } from "@domain/measures/subject";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import type { AnimalOfChart } from "./chart-place";
import type { Choice } from "./use-places";

interface Asked {
  parameter: HealthParameter;
  /** Whom the page is about. */
  here: readonly AnimalOfChart[];
  /** Who is drawn, by id. */
  keys: readonly string[];
}

/** Of which animals a parameter is measured that one may see, those of the same species first, and which of them a chart shows. */
export function useAnimals({ parameter, here, keys }: Asked): Choice {
  const session = useReadySession();
  const { zooId } = session;
  const { list } = useDirectory("animals", zooId);
  const wanted = keys.join("/");
  return useMemo(() => {
    const shown = new Set(wanted.split("/"));
    const [first] = here;
    const rank = ({ specieId }: { specieId: string | null }) =>
      Number(specieId !== first?.specieId);
    const others = list
      .filter(isThere)
      .map(({ id, name, groupId, specieId, sectorId }): AnimalOfChart => ({
        ...{ animalId: id, name, groupId, specieId, sectorId },
      }))
      .filter(
        (animal) =>
          animal.animalId !== first?.animalId &&
          isOfAnimal(parameter, animal) &&
          sourceOf(session, zooId, animal) !== null,
      )
      .sort((a, b) => rank(a) - rank(b));
    const offered = [...here, ...others];
    const chosen = offered.filter(({ animalId }) => shown.has(animalId));
    return {
      offered,
      isChoice: offered.length > 1,
      chosen: chosen.length > 0 ? chosen : offered.slice(0, 1),
    };
  }, [session, zooId, list, parameter, here, wanted]);
}

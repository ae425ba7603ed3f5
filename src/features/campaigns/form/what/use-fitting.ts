import type { About } from "@domain/campaign/subjects";
import { speciesOf } from "@domain/campaign/subjects";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory } from "../../../../data/hooks/use-names";

/** What is for the species that are chosen or for any, and what is for others; all of it fits while none is chosen. */
export function useFitting<R extends { data: { archived: boolean } }>(
  about: Pick<About, "specieIds" | "animalIds">,
  rows: readonly R[],
  namedBy: (row: R) => readonly string[],
): { isOpen: boolean; fitting: R[]; others: R[] } {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const wanted = new Set(speciesOf(about, animals.list));
  const fits = (row: R) => {
    const ids = namedBy(row);
    return (
      wanted.size === 0 || ids.length === 0 || ids.some((id) => wanted.has(id))
    );
  };
  const alive = rows.filter(({ data }) => !data.archived);
  return {
    isOpen: wanted.size === 0,
    fitting: alive.filter(fits),
    others: alive.filter((row) => !fits(row)),
  };
}

import type { Publication } from "@domain/biblio/publication";
import { publicationFacts } from "@domain/biblio/publication";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";

/** Who keeps publications: everybody's (null) or the establishment's own. */
export function useMayKeep() {
  const { zooId } = useReadySession();
  const may = useCan();
  const everybodys = may("create", "biblio", publicationFacts({ zooId: null }));
  const own = may("create", "biblio", publicationFacts({ zooId }));
  return {
    any: everybodys || own,
    everybodys,
    /** Whose a new one is, unless somebody who may make both says otherwise. */
    home: everybodys ? null : zooId,
    change: (one: Pick<Publication, "zooId">): boolean =>
      may("change", "biblio", publicationFacts(one)),
  };
}

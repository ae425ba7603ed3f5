import type { Approval } from "@domain/enrichment/use";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  standIn,
  unknownName,
  useEnclosures,
  useSpecies,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { useSpecieNames } from "../parts/use-specie-names";

/** What an object is approved for: the species and enclosures of the establishment, by name. */
export function useSubjects() {
  const { zooId } = useReadySession();
  const species = useSpecies(zooId);
  const enclosures = useEnclosures(zooId);
  const specieName = useSpecieNames();
  const { byName } = useFormat();
  const offered = {
    species: species.rows
      .map(({ id, data }) => ({ value: id, label: specieName(data) || id }))
      .sort((a, b) => byName(a.label, b.label)),
    enclosure: enclosures.rows.map(({ id, data }) => ({
      value: id,
      label: data.enclosureName,
    })),
  };
  const nameOf = (about: Approval["about"], id: string): string => {
    const name =
      about === "species"
        ? specieName(species.of(id))
        : (enclosures.of(id)?.enclosureName ?? "");
    if (name !== "") return name;
    const names = about === "species" ? species : enclosures;
    return standIn(names, id) ?? unknownName;
  };
  return { offered, nameOf };
}

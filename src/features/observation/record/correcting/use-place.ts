import type { Zone } from "@domain/enclosure/enclosure";
import type { EnclosureMap } from "@domain/grid/enclosure-map";
import { useLiveDoc } from "../../../../data/hooks/use-live";

/** The map and the zones of the enclosure in which a session was. */
export function usePlace(enclosureId: string): {
  map: EnclosureMap | null;
  areas: readonly Zone[];
} {
  const enclosure = useLiveDoc("enclosures", enclosureId);
  const map = useLiveDoc("enclosureMaps", enclosureId);
  return {
    map: map.state === "data" ? (map.data?.data ?? null) : null,
    areas: enclosure.state === "data" ? (enclosure.data?.data.areas ?? []) : [],
  };
}

import { mySectorIds } from "@domain/access/session";
import type { TargetLevel } from "@domain/task/task";
import type { TargetChoice } from "@domain/task/task-form";
import { idParam } from "../parts/id-param";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";

export interface Preset {
  /** Tells one preset from another; "" for none. */
  key: string;
  level: TargetLevel;
  targets: TargetChoice[];
}

const none: Preset = { key: "", level: "SECTOR", targets: [] };

/** The sector of whoever may plan in one only: nothing is asked of them. */
function useOnlySector(): Preset {
  const may = useCan();
  const { zooId, access } = useReadySession();
  const [id, second] = mySectorIds(access);
  const anywhere = may("create", "tasks", { zooId, sectorIds: [""] });
  if (id === undefined || second !== undefined || anywhere) return none;
  const target = { id, name: "", sectorId: id, enclosureId: null };
  return { ...none, targets: [target] };
}

/** What the address says the task is about: an animal, else an enclosure, else a sector, else the only one there is; null while loading. */
export function usePreset(params: URLSearchParams): Preset | null {
  const { zooId } = useReadySession();
  const may = useCan();
  const only = useOnlySector();
  const animalId = idParam(params, "animalId");
  const enclosureId = animalId === null ? idParam(params, "enclosureId") : null;
  const sectorId =
    animalId === null && enclosureId === null
      ? idParam(params, "sectorId")
      : null;
  const animal = useLiveDoc("animals", animalId);
  const enclosure = useLiveDoc("enclosures", enclosureId);
  const sector = useLiveDoc("sectors", sectorId);
  const usable = (preset: Preset): Preset =>
    preset.targets.every(({ sectorId: place }) =>
      may("create", "tasks", {
        zooId,
        sectorIds: place === null ? [] : [place],
      }),
    )
      ? preset
      : only;
  if (animalId !== null) {
    if (animal.state === "loading") return null;
    const found = animal.state === "data" ? animal.data : null;
    if (found === null) return only;
    const { animalName, animalEnclosureData, sectorId: place } = found.data;
    const target = {
      id: found.id,
      name: animalName,
      sectorId: place,
      enclosureId: animalEnclosureData?.enclosureId ?? null,
    };
    return usable({ key: animalId, level: "ANIMAL", targets: [target] });
  }
  if (enclosureId !== null) {
    if (enclosure.state === "loading") return null;
    const found = enclosure.state === "data" ? enclosure.data : null;
    if (found === null) return only;
    const { enclosureName, linkedSectorId } = found.data;
    const target = {
      id: found.id,
      name: enclosureName,
      sectorId: linkedSectorId,
      enclosureId: found.id,
    };
    return usable({ key: enclosureId, level: "ENCLOSURE", targets: [target] });
  }
  if (sectorId === null) return only;
  if (sector.state === "loading") return null;
  const found = sector.state === "data" ? sector.data : null;
  if (found === null) return only;
  const target = {
    id: found.id,
    name: found.data.sectorName,
    sectorId: found.id,
    enclosureId: null,
  };
  return usable({ key: sectorId, level: "SECTOR", targets: [target] });
}

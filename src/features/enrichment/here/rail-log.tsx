import type { WorkRecord } from "@domain/task/work-queries";
import { LogLink } from "./log-link";

/** The way to the log beside an enclosure or an animal, where the code on its label leads; an animal that lives nowhere has none. */
export function Component({ kind, id, sectorId, over }: WorkRecord) {
  if (over === true || kind === "sectors") return null;
  if (kind === "enclosures")
    return <LogLink inRail of={{ enclosureId: id }} sectorId={sectorId} />;
  return (
    sectorId !== null && (
      <LogLink inRail of={{ animalId: id }} sectorId={sectorId} />
    )
  );
}

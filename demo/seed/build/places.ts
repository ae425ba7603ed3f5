import { demoPeople } from "../../data/people";
import { demoSectors } from "../../data/sectors";
import type { DemoSector, DemoSectorRole } from "../../data/types";
import { enclosureValues } from "../../../src/domain/enclosure/enclosure";
import { sectorValues, teamFields } from "../../../src/domain/sector/sector";
import type { DemoDocument } from "./document";
import { demoDocument } from "./document";
import { foundingOf } from "./founding";
import { demoMap } from "./maps/maps";

const holdersOf = (sectorId: string, role: DemoSectorRole): string[] =>
  demoPeople
    .filter(({ sectorRoles }) => sectorRoles[role].includes(sectorId))
    .map(({ id }) => id);

/** The team as the sector stores it: the other side of the access records. */
const teamValues = (sectorId: string) => ({
  [teamFields.keeper]: holdersOf(sectorId, "keeper"),
  [teamFields.management]: holdersOf(sectorId, "management"),
  [teamFields.veterinary]: holdersOf(sectorId, "veterinary"),
  [teamFields.nutrition]: holdersOf(sectorId, "nutrition"),
});

function sectorDocument(sector: DemoSector, now: Date): DemoDocument {
  const { id, zooId, name, color } = sector;
  const form = { sectorName: name, sectorColor: color };
  const fields = { zooId, ...sectorValues(form, id), ...teamValues(id) };
  return demoDocument("sectors", id, fields, foundingOf(zooId, now));
}

function enclosureDocuments(sector: DemoSector, now: Date): DemoDocument[] {
  const { id: linkedSectorId, zooId, enclosures } = sector;
  const founding = foundingOf(zooId, now);
  return enclosures.flatMap(({ id, name, memo, zones, residents }) => {
    const areas = zones.map((zone) => ({
      ...zone,
      hiddenForQuestionnaire: false,
      hiddenForScanSampling: false,
    }));
    const form = {
      enclosureName: name,
      linkedSectorId,
      memo: memo ?? "",
      areas,
    };
    const scanSamplingReady = residents.length > 0;
    const fields = { zooId, ...enclosureValues(form, id), scanSamplingReady };
    const map = { zooId, sectorId: linkedSectorId, ...demoMap({ zones }) };
    return [
      demoDocument("enclosures", id, fields, founding),
      demoDocument("enclosureMaps", id, map, founding),
    ];
  });
}

/** Every sector with its team, followed by its enclosures and their maps. */
export const placeDocuments = (now: Date): DemoDocument[] =>
  demoSectors.flatMap((sector) => [
    sectorDocument(sector, now),
    ...enclosureDocuments(sector, now),
  ]);

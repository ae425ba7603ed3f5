import type { DocumentData } from "firebase/firestore";
import { anEvent } from "../../builders/events";
import {
  aGroup,
  aGroupAnimal,
  anAnimal,
  anAnimalCard,
  anEnclosure,
  anEnclosureMap,
  aSector,
  aZoo,
  aZooSummary,
} from "../../builders/facility";
import { foreignSector, sector2, zooA, zooB } from "../../builders/ids";
import { byId, stored } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("zoo", "zooId", [aZoo(), aZoo({ zooId: zooB, zooName: "Lande" })]),
  [`zoo/${zooA}/private/config`]: { zooId: zooA },
  [`zoo/${zooA}/imports/animals`]: { zooId: zooA, columns: [] },
  ...byId("sectors", "sectorId", [
    aSector(),
    aSector({ sectorId: sector2, sectorName: "Volière" }),
    aSector({ sectorId: foreignSector, sectorName: "Lande", zooId: zooB }),
  ]),
  ...byId("enclosures", "enclosureId", [
    anEnclosure(),
    anEnclosure({ enclosureId: "enclosure-1b" }),
    anEnclosure({ enclosureId: "enclosure-2", linkedSectorId: sector2 }),
    anEnclosure({ enclosureId: "enclosure-none", linkedSectorId: null }),
    anEnclosure({ enclosureId: "enclosure-archived", isArchived: true }),
    anEnclosure({
      enclosureId: "enclosure-foreign",
      zooId: zooB,
      linkedSectorId: foreignSector,
    }),
  ]),
  ...byId("enclosureMaps", "enclosureId", [
    anEnclosureMap(),
    anEnclosureMap({
      enclosureId: "enclosure-foreign",
      zooId: zooB,
      sectorId: foreignSector,
    }),
  ]),
  ...byId("animals", "animalId", [
    anAnimal(),
    anAnimal({
      animalId: "animal-foreign",
      zooId: zooB,
      sectorId: foreignSector,
      animalEnclosureData: { enclosureId: "enclosure-foreign" },
    }),
  ]),
  ...byId("animalCards", "animalId", [
    anAnimalCard(),
    anAnimalCard({
      animalId: "animal-elsewhere",
      authorizedZooIds: ["zoo-elsewhere"],
    }),
    anAnimalCard({
      animalId: "animal-foreign",
      zooId: zooB,
      authorizedZooIds: [zooA],
    }),
  ]),
  "zooNames/all": stored({
    names: [{ zooId: zooA, zooName: "La Baie", environment: "production" }],
  }),
  ...byId("zooSummaries", "zooId", [
    aZooSummary(),
    aZooSummary({ zooId: zooB }),
  ]),
  ...byId("groups", "groupId", [
    aGroup(),
    aGroup({ groupId: "group-foreign", zooId: zooB }),
  ]),
  "groups/group-1/animals/animal-1": stored(aGroupAnimal()),
  "events/event-1": stored(anEvent()),
  "events/event-foreign": stored(anEvent({ zooId: zooB })),
};

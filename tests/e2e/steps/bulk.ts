import { directoryDocuments } from "../../../demo/seed/build/names/directories";
import type { DemoDocument } from "../../../demo/seed/build/document";
import { demoDocument } from "../../../demo/seed/build/document";
import { manyTasks } from "../../../demo/seed/bulk";
import { enclosureValues } from "../../../src/domain/enclosure/enclosure";
import { sectorValues } from "../../../src/domain/sector/sector";
import { personDocuments } from "./people";

const hourMs = 3_600_000;

interface BulkWish {
  zooId: string;
  /** Who holds the work: `mine` open tasks are theirs. */
  keeperId: string;
  tasks: number;
  mine: number;
  sectors: number;
  enclosures: number;
  animals: number;
  groups: number;
  people: number;
}

const count = (length: number) =>
  Array.from({ length }, (_, index) => index + 1);

const stamp = {
  createdAt: new Date(Date.now() - 24 * hourMs),
  createdBy: "superadmin",
};

const sectorId = (zooId: string, index: number) => `${zooId}-sector-${index}`;

/** The sector in which the keeper works, apart from everybody else's. */
export const keeperSector = (zooId: string) => `${zooId}-own`;

/** A sector in which nothing is to be done. */
export const quietSector = (zooId: string) => `${zooId}-quiet`;

function sectorDocument(wish: BulkWish, id: string): DemoDocument {
  const { zooId, keeperId } = wish;
  return demoDocument(
    "sectors",
    id,
    {
      zooId,
      ...sectorValues(
        { sectorName: `Sector ${id}`, sectorColor: "#0072b2" },
        id,
      ),
      sectorKeeper: id === keeperSector(zooId) ? [keeperId] : [],
    },
    stamp,
  );
}

function enclosureDocument(wish: BulkWish, index: number): DemoDocument {
  const { zooId, sectors } = wish;
  const id = `${zooId}-enclosure-${index}`;
  const linkedSectorId = sectorId(zooId, (index % sectors) + 1);
  const form = {
    enclosureName: `Enclosure ${index}`,
    linkedSectorId,
    memo: "",
    areas: [],
  };
  return demoDocument(
    "enclosures",
    id,
    { zooId, ...enclosureValues(form, id) },
    stamp,
  );
}

function animalDocument(wish: BulkWish, index: number): DemoDocument {
  const { zooId, sectors, enclosures } = wish;
  const enclosure = (index % enclosures) + 1;
  return demoDocument(
    "animals",
    `${zooId}-animal-${index}`,
    {
      zooId,
      animalName: `Animal ${index}`,
      animalSexe: "Femelle",
      animalBirthdate: "05/2020",
      birthMonth: "2020-05",
      specieId: "meerkat",
      specieName: "Suricata suricatta",
      sectorId: sectorId(zooId, (enclosure % sectors) + 1),
      animalEnclosureData: { enclosureId: `${zooId}-enclosure-${enclosure}` },
      groupId: groupOf(wish, index),
    },
    stamp,
  );
}

/** Every so many animals are together in a group. */
const groupOf = ({ zooId, groups }: BulkWish, index: number) =>
  `${zooId}-group-${(index % groups) + 1}`;

const groupDocument = (wish: BulkWish, index: number): DemoDocument => {
  const groupId = `${wish.zooId}-group-${index}`;
  const groupName = `Group ${index}`;
  const named = { groupId, groupName, label: groupName, value: groupId };
  return demoDocument(
    "groups",
    groupId,
    { zooId: wish.zooId, ...named, specieId: "meerkat" },
    stamp,
  );
};

/** A whole establishment with a long history. */
export function bulkDocuments(wish: BulkWish): DemoDocument[] {
  const { zooId, keeperId } = wish;
  const people = count(wish.people).flatMap((index) =>
    personDocuments({
      id: `${zooId}-person-${index}`,
      zooId,
      firstName: "Person",
      lastName: String(index),
    }),
  );
  const own = keeperSector(zooId);
  const sectors = [
    own,
    quietSector(zooId),
    ...count(wish.sectors).map((index) => sectorId(zooId, index)),
  ];
  const records = [
    demoDocument("zoo", zooId, { zooName: "Bulk", type: "zoo" }, stamp),
    demoDocument("zooConfigs", "config", { zooId }, stamp, zooId),
    ...people,
    ...sectors.map((id) => sectorDocument(wish, id)),
    ...count(wish.enclosures).map((index) => enclosureDocument(wish, index)),
    ...count(wish.groups).map((index) => groupDocument(wish, index)),
    ...count(wish.animals).map((index) => animalDocument(wish, index)),
    ...manyTasks(wish.tasks, zooId, {
      now: new Date(),
      uid: keeperId,
      sectorIds: [own],
      mine: wish.mine,
    }),
  ];
  return [...records, ...directoryDocuments(records, new Date())];
}

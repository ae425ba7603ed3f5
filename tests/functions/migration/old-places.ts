import type { Chance } from "./chance";
import type { Stored } from "./old-people";

export const bucket = "demo-migrate.appspot.com";

const lists = [
  "sectorKeeper",
  "managementUserIds",
  "veterinaryUserIds",
  "nutritionUserIds",
] as const;

/** Where ours lie, and where others did. */
export const ownFile = (type: string, id: string, zooId: string): string =>
  `${zooId}/${type}/${id}/${"0123456789abcdef".repeat(2)}.jpg`;
const address = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=secret`;

/** What an establishment's document held that no member is to read. */
export const zooSecrets = {
  pedagoAccount: "ecole@suricate.test",
  pedagoPassword: "hidden-word",
  chat: { endpoint: "https://chat.example.org/hidden-hook", channel: "soins" },
  "sync.key": "hidden-key",
  referents: ["person-1", "person-2"],
};

export function oldZoos(
  zooIds: readonly string[],
  people: readonly string[],
  chance: Chance,
): Stored {
  const stored: Stored = {};
  for (const [index, zooId] of zooIds.entries())
    stored[`zoo/${zooId}`] = {
      zooName: `Parc ${index}`,
      ...(index === 1
        ? {}
        : {
            staffAccess:
              index === 2
                ? null
                : [
                    ...people.filter(() => chance.below(30) === 0),
                    "nobody",
                    "nobody",
                  ],
          }),
      ...(index % 2 === 0 ? { zooId, anonymousMode: false } : {}),
      ...(index === 3 ? { anonymousMode: "" } : {}),
      ...zooSecrets,
    };
  return stored;
}

export function oldSectors(
  count: number,
  zooIds: readonly [string, ...string[]],
  people: readonly string[],
  chance: Chance,
): Stored {
  const stored: Stored = {};
  for (let index = 0; index < count; index += 1) {
    const sectorId = `sector-${index}`;
    const zooId = chance.of(zooIds);
    const teams = Object.fromEntries(
      lists.flatMap((list, at): [string, unknown][] => {
        if ((index + at) % 9 === 0) return [];
        const named = chance.some(people, 12);
        if ((index + at) % 7 === 0) return [[list, null]];
        return [
          [
            list,
            [
              ...named,
              ...named.slice(0, 1),
              ...(index % 6 === 0 ? ["nobody", "", null, 7, {}] : []),
            ],
          ],
        ];
      }),
    );
    stored[`sectors/${sectorId}`] = {
      zooId,
      ...(index % 3 === 0 ? { sectorId } : {}),
      sectorName: `Secteur ${index}`,
      ...(index % 2 === 0
        ? { label: `Secteur ${index}`, value: sectorId }
        : { label: "Autrement" }),
      ...(index % 4 === 0 ? { sectorColor: "#4e73df" } : {}),
      ...(index % 5 === 0
        ? { sectorProfilePicture: address(ownFile("sectors", sectorId, zooId)) }
        : {}),
      ...(index % 25 === 24 ? { isDeleted: true } : {}),
      ...teams,
      ...(index % 10 === 3 ? touched : {}),
    };
  }
  return stored;
}

/** What a trigger leaves on a document whose field it has changed. */
const touched = {
  schemaVersion: 1,
  updatedAt: new Date("2026-11-22T11:00:00Z"),
  updatedBy: "system",
  operationId: null,
};

const zoneOf = (index: number, at: number) => ({
  areaId: `area-${index}-${at}`,
  ...(at === 0 ? { areaName: `Zone ${at}` } : { name: `Zone ${at}` }),
  areaSurface: at === 1 ? "40" : 12.5,
  indoor: at === 0,
  shouldUpload: true,
  areaImage: "",
  areaImageUrl: `https://cdn.example.org/${index}.jpg`,
});

export function oldEnclosures(
  count: number,
  sectors: Stored,
  chance: Chance,
): Stored {
  const ids = Object.keys(sectors);
  const stored: Stored = {};
  for (let index = 0; index < count; index += 1) {
    const enclosureId = `enclosure-${index}`;
    const at = ids[chance.below(ids.length)] ?? "";
    const zooId = sectors[at]?.["zooId"];
    stored[`enclosures/${enclosureId}`] = {
      zooId,
      enclosureName: `Enclos ${index}`,
      linkedSectorId:
        index % 20 === 0
          ? "sector-nowhere"
          : index % 21 === 0
            ? ""
            : at.split("/")[1],
      areas: index % 4 === 0 ? [] : [zoneOf(index, 0), zoneOf(index, 1)],
      speciesList: [],
      animalsData: [{ any: "thing" }],
      ...(index % 3 === 0 ? { isArchived: false } : {}),
      ...(index % 6 === 0
        ? {
            enclosureProfilePicture: address(
              `${String(zooId)}/enclosures/${enclosureId}/photo du parc.jpg`,
            ),
          }
        : {}),
      ...(index % 30 === 0 ? { memo: 7 } : {}),
      ...(index % 30 === 1 ? touched : {}),
    };
  }
  return stored;
}

/** When something of old was. */
export const oldDate = (index: number) =>
  new Date(Date.UTC(2025, index % 12, 3, 8));

export function oldAnimals(
  count: number,
  enclosures: Stored,
  chance: Chance,
): Stored {
  const ids = Object.keys(enclosures);
  const stored: Stored = {};
  for (let index = 0; index < count; index += 1) {
    const at = ids[chance.below(ids.length)] ?? "";
    const enclosureId = at.split("/")[1];
    stored[`animals/animal-${index}`] = {
      zooId: enclosures[at]?.["zooId"],
      animalId: `animal-${index}`,
      animalName: `Animal ${index}`,
      animalSexe: ["Male", "Femelle", "undefined", "inconnu"][index % 4],
      animalBirthdate: index % 5 === 0 ? "13/2019" : "05/2019",
      animalEnclosureData:
        index % 10 === 0
          ? enclosureId
          : index % 11 === 0
            ? { value: enclosureId, label: "Enclos" }
            : { enclosureId, enclosureName: "Enclos" },
      specieId: `specie-${index % 20}`,
      specieName: index % 8 === 0 ? "Licorne" : "",
      lastEval: index % 3 === 0 ? oldDate(index).toISOString() : null,
      ...(index % 2 === 0 ? { isArchived: false } : {}),
      ...(index % 12 === 0 ? { animalChipId: 250_260 + index } : {}),
    };
  }
  return stored;
}

export function oldSpecies(count: number): Stored {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `species/specie-${index}`,
      {
        specieName: `Espèce ${index}`,
        specieLatinName: `Species ${index}`,
        ...(index % 2 === 0 ? { specieId: `specie-${index}` } : {}),
      },
    ]),
  );
}

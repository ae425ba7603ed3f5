import { accessSchema } from "@domain/access/access";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { zooSchema } from "@domain/establishment/zoo";
import { sectorSchema } from "@domain/sector/sector";
import { animalSchema } from "@domain/animal/animal";

export const anAccess = (
  zooId: string,
  more: Record<string, unknown> = {},
): Record<string, unknown> =>
  accessSchema.parse({
    right: "user",
    status: "active",
    eula: 4,
    zooId,
    ...more,
  });

/** Two establishments with their people: the store every test of the callables begins with. */
export const world = (): Record<string, Record<string, unknown>> => ({
  "zoo/home": zooSchema.parse({ zooId: "home", zooName: "Home" }),
  "zoo/away": zooSchema.parse({ zooId: "away", zooName: "Away" }),
  "access/admin": anAccess("home", { right: "admin" }),
  "access/root": anAccess("home", { right: "superAdmin" }),
  "access/keeper": anAccess("home"),
  "access/manager": anAccess("home", {
    sectorRoles: { management: ["s1"] },
  }),
  "access/off": anAccess("home", { right: "admin", status: "disabled" }),
  "access/neighbour": anAccess("away", { right: "admin" }),
  "access/stranger": anAccess("away"),
  "sectors/s1": sectorSchema.parse({
    zooId: "home",
    sectorId: "s1",
    sectorName: "Savanna",
    managementUserIds: ["manager"],
  }),
  "enclosures/e1": enclosureSchema.parse({
    zooId: "home",
    enclosureId: "e1",
    enclosureName: "Plain",
    linkedSectorId: "s1",
  }),
  "animals/a1": animalSchema.parse({
    zooId: "home",
    animalId: "a1",
    animalName: "Zuri",
    sectorId: "s1",
    animalEnclosureData: { enclosureId: "e1" },
  }),
});

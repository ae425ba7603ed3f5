import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { sector1, zooA, zooB } from "../../../tests/builders/ids";
import { audienceOf } from "./audience";
import {
  managedSectors,
  readsAllTasks,
  readsEveryZoo,
  readsSeveralZoos,
} from "./reach";

const here = { zooId: zooA };
const people = {
  superAdmin: aSession({ right: "superAdmin" }),
  admin: aSession({ right: "admin" }),
  staff: aSession({ zooId: zooB, zooIds: [zooA], staff: true }, here),
  manager: aSession({ sectorRoles: { management: [sector1] } }),
  vet: aSession({ sectorRoles: { veterinary: [sector1] } }),
  keeper: aSession({ sectorRoles: { keeper: [sector1] } }),
  nobody: aSession({}),
  adminElsewhere: aSession({ right: "admin", zooId: zooB }, here),
};
type Who = keyof typeof people;

const whoOf = (test: (who: Who) => boolean) =>
  (Object.keys(people) as Who[]).filter(test);

describe("how far a person reaches", () => {
  it("is every establishment for a superAdmin alone", () => {
    expect(whoOf((who) => readsEveryZoo(people[who].access))).toEqual([
      "superAdmin",
    ]);
  });

  it("is several establishments for a superAdmin and for staff that others list", () => {
    expect(whoOf((who) => readsSeveralZoos(people[who].access))).toEqual([
      "superAdmin",
      "staff",
    ]);
    const { access } = aSession({ zooId: zooA, zooIds: [zooA], staff: true });
    expect(readsSeveralZoos(access)).toBe(false);
    // Listed, but of the provider no more.
    const past = aSession({ zooId: zooB, zooIds: [zooA], staff: false });
    expect(readsSeveralZoos(past.access)).toBe(false);
  });

  it("shows the pages of those who work in sectors to staff that is listed, too", () => {
    const past = aSession({ zooId: zooB, zooIds: [zooA], staff: false }, here);
    expect(
      [people.admin, people.staff, people.keeper, people.nobody, past].map(
        audienceOf,
      ),
    ).toEqual(["admin", "sector", "sector", "other", "other"]);
  });

  it("is all tasks for those who look after the whole, or after sectors other than as keepers", () => {
    expect(whoOf((who) => readsAllTasks(people[who]))).toEqual([
      "superAdmin",
      "admin",
      "staff",
      "manager",
      "vet",
    ]);
  });

  it("is the work of all sectors, or of those they manage", () => {
    expect(whoOf((who) => managedSectors(people[who]) === null)).toEqual([
      "superAdmin",
      "admin",
      "staff",
    ]);
    expect(managedSectors(people.manager)).toEqual([sector1]);
    for (const who of ["vet", "keeper", "nobody", "adminElsewhere"] as const)
      expect(managedSectors(people[who])).toEqual([]);
  });
});

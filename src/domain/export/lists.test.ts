import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { zooA, zooB } from "../../../tests/builders/ids";
import { mayExport } from "./rights";
import type { ListKind } from "./lists";

const people = {
  superAdmin: aSession({ right: "superAdmin" }),
  admin: aSession({ right: "admin" }),
  manager: aSession({ sectorRoles: { management: ["s1"] } }),
  keeper: aSession({ sectorRoles: { keeper: ["s1"] } }),
  member: aSession(),
  provider: aSession(
    { staff: true, zooIds: [zooA], zooId: zooB },
    { zooId: zooA },
  ),
  stranger: aSession({ zooId: zooB }, { zooId: zooA }),
  disabled: aSession({ right: "admin", status: "disabled" }),
};
type Somebody = keyof typeof people;

const members: Somebody[] = ["admin", "manager", "keeper", "member"];
const everybody: Somebody[] = ["superAdmin", ...members, "provider"];

/** Who sees the page of each list. */
const seeing: Record<ListKind, readonly Somebody[]> = {
  findings: everybody,
  events: everybody,
  users: ["superAdmin", "admin"],
  species: ["superAdmin"],
  movements: everybody,
  enrichments: everybody,
  projects: ["superAdmin", ...members],
  publications: everybody,
  reports: ["superAdmin", "admin", "manager", "provider"],
  surveys: everybody,
  ethograms: everybody,
  visits: ["superAdmin", "admin", "provider"],
};

describe("a list is taken away by exactly whoever sees it", () => {
  it.each(Object.entries(seeing))("%s", (kind, who) => {
    const may = (Object.keys(people) as Somebody[]).filter((one) =>
      mayExport(people[one], kind as ListKind),
    );
    expect(may.sort()).toEqual([...who].sort());
  });
});

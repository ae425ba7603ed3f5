import { audienceOf } from "@domain/access/audience";
import type { PageKey } from "@domain/pages";
import { furtherPages } from "@domain/pages/further";
import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { shellRoutes } from "../routes";
import { mayOpen, menuOf } from "./menu";
import { publicRoutes } from "./people-routes";

const keeper = aSession({ sectorRoles: { keeper: ["s1"] } });
const admin = aSession({ right: "admin" });
const superAdmin = aSession({ right: "superAdmin" });
const pedago = aSession({ right: "pedagoadmin" });
const manager = aSession({ sectorRoles: { management: ["s1"] } });
const auditor = aSession({ right: "auditor" });

/** What a feature since the specification offers to whom, its own `feature.ts` says. */
const asSpecified = shellRoutes.filter(({ key }) => !(key in furtherPages));

const paths = (session: typeof keeper) =>
  Object.fromEntries(
    menuOf(asSpecified, session).map(({ heading, items }) => [
      heading,
      items.map(({ path }) => path),
    ]),
  );

const allRoutes = [...shellRoutes, ...publicRoutes];

describe("the menu", () => {
  it("of any other right is resources and account", () => {
    expect(paths(auditor)).toEqual({
      resources: ["/QuizzListViewReadOnly", "/obsListViewReadOnly"],
      account: ["/userSettings"],
    });
  });

  it("of somebody with a sector role begins with their work", () => {
    expect(paths(keeper)).toEqual({
      work: [
        "/Dashboard",
        "/TaskManagementView",
        "/SectorListView",
        "/EnclosureListView",
        "/specieAnimalsListView",
        "/EnrichListView",
        "/EnclosureSensorView",
        "/VeterinaryParametersView",
        "/AssesmentView",
        "/ObsSessionListView",
      ],
      resources: ["/QuizzListViewReadOnly", "/obsListViewReadOnly"],
      account: ["/userSettings"],
    });
  });

  it("of a pedagoadmin is short", () => {
    expect(paths(pedago)).toEqual({
      bea: ["/campaignListView", "/specieAnimalsListView", "/EvalHistory"],
      account: ["/userSettings"],
    });
  });

  it("of an admin has the park, the establishment and invitations, no administration", () => {
    const menu = paths(admin);
    expect(Object.keys(menu)).toEqual([
      "pilot",
      "bea",
      "park",
      "welfare",
      "resources",
      "account",
    ]);
    expect(menu["pilot"]).toEqual(["/Dashboard", "/TaskManagementView"]);
    expect(menu["account"]).toEqual([
      "/userSettings",
      "/ZooDetails",
      "/userCreation",
    ]);
  });

  it("of a superAdmin has everything, support and administration too", () => {
    const menu = paths(superAdmin);
    expect(Object.keys(menu)).toEqual([
      "pilot",
      "support",
      "bea",
      "park",
      "welfare",
      "resources",
      "account",
      "administration",
    ]);
    expect(menu["administration"]).toHaveLength(13);
    expect(menu["administration"]).toContain("/testView");
    expect(menu["administration"]).toContain("/quizzListView?version=old");
  });

  it("offers nothing that its reader may not open", () => {
    for (const session of [keeper, admin, superAdmin, pedago, auditor])
      for (const { items } of menuOf(shellRoutes, session))
        for (const { path } of items) {
          const [page] = path.split("?");
          const route = shellRoutes.find((one) => one.path === page);
          expect(route && mayOpen(session, route.needs)).toBe(true);
        }
  });
});

describe("whose menu it is", () => {
  it("follows the right before the sector role", () => {
    const leading = aSession({
      right: "admin",
      sectorRoles: { management: ["s1"] },
    });
    expect(audienceOf(leading)).toBe("admin");
  });

  it("gives provider staff the work menu where they are listed", () => {
    const listed = aSession({ staff: true, zooIds: ["zoo-z"] });
    expect(audienceOf({ ...listed, zooId: "zoo-z" })).toBe("sector");
    expect(audienceOf(listed)).toBe("other");
  });
});

describe("who may open a page", () => {
  it.each(["disabled", "pending", "educational"] as const)(
    "is nobody who is %s",
    (status) => {
      const nobody = aSession({ right: "superAdmin", status });
      expect(mayOpen(nobody, null)).toBe(false);
      expect(menuOf(shellRoutes, nobody)).toEqual([]);
    },
  );

  it("follows the matrix, or a list of its persons", () => {
    const edit = { resource: "taxonomy", action: "change" } as const;
    expect([superAdmin, admin].map((one) => mayOpen(one, edit))).toEqual([
      true,
      false,
    ]);
    const listed = { by: ["A", "S", "anyM"] } as const;
    const people = [admin, superAdmin, manager, keeper, auditor];
    expect(people.map((one) => mayOpen(one, listed))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  const persons = {
    S: superAdmin,
    A: admin,
    M: manager,
    K: keeper,
    P: pedago,
    O: auditor,
    /** An administrator of another establishment. */
    elsewhere: { ...aSession({ right: "admin" }), zooId: "zoo-z" },
  };
  type Person = keyof typeof persons;
  const everybody = Object.keys(persons) as Person[];

  /** Pages by who may open them, as the permissions say. */
  const opened: readonly (readonly [readonly Person[], readonly PageKey[]])[] =
    [
      [["S", "A"], ["cir"]],
      [
        ["S", "A", "M"],
        ["reportList", "report"],
      ],
    ];
  const rows = opened.flatMap(([who, keys]) =>
    keys.map((key) => [key, who] as const),
  );

  it.each(rows)("is for %s whom the permissions name", (key, who) => {
    const needs = allRoutes.find((one) => one.key === key)?.needs ?? null;
    const may = everybody.filter((one) => mayOpen(persons[one], needs));
    expect(may.sort()).toEqual([...who].sort());
  });
});

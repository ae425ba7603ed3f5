import type { Firestore, QueryConstraint } from "firebase/firestore";
import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query as sdkQuery,
  where,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { collectionPath, entryOf } from "@domain/collections";
import { cardsForQuery } from "@domain/animal/card/card-queries";
import { labelKinds } from "@domain/label/label";
import { referringQuery } from "@domain/query/holders-queries";
import type { Query } from "@domain/query/query";
import { referringTo } from "@domain/record/desk/referring";
import { taxonKinds } from "@domain/taxonomy/kinds";
import { sector1, zooA, zooB } from "../builders/ids";
import {
  facilityQueries,
  ownQueries,
  workQueries,
} from "../builders/query-catalogue";
import { isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { sessionOf } from "./people";
import { records } from "./records";

const world = useWorld();

beforeAll(() => world.store(records));

const places = {
  sectorId: sector1,
  enclosureId: "enclosure-1",
  specieId: "specie-1",
  automationId: "template-1",
  now: new Date("2026-12-01T07:00:00Z"),
};

function sdkQueryOf(database: Firestore, query: Query) {
  const constraints: QueryConstraint[] = [
    ...query.where.map(({ field, op, value }) => where(field, op, value)),
    ...query.orderBy.map(({ field, direction }) => orderBy(field, direction)),
    limit(query.limit),
  ];
  const path = collectionPath(query.collection, query.parentId);
  const group = path.includes("{id}") ? path.split("/").at(-1) : undefined;
  const from =
    group === undefined
      ? collection(database, path)
      : collectionGroup(database, group);
  return sdkQuery(from, ...constraints);
}

const ask = (database: Firestore, query: Query) =>
  getDocs(sdkQueryOf(database, query));

/** The queries that this person is refused. */
async function refused(name: Name, queries: readonly Query[]) {
  const allowed = await Promise.all(
    queries.map((query) => isAllowed(ask(world.as(name), query))),
  );
  return queries.filter((_, index) => !allowed[index]);
}

const facilityOf = (name: Name) =>
  facilityQueries(sessionOf(name, zooA)!, places);
const workOf = (name: Name) => workQueries(sessionOf(name, zooA)!, places);

const insiders = [
  "superAdmin",
  "admin",
  "provider",
  "pedago",
  "manager",
  "otherManager",
  "vet",
  "nutrition",
  "keeper",
  "keeperOfMany",
  "member",
  "auditor",
] as const satisfies Name[];

const outsiders = [
  "unlistedStaff",
  "neighbourAdmin",
  "neighbourKeeper",
  "disabled",
  "pending",
  "deleted",
  "nowhere",
  "stranger",
  "signedOut",
] as const satisfies Name[];

describe("what a person's pages ask is allowed", () => {
  it.each(insiders)("%s", async (name) => {
    expect(await refused(name, facilityOf(name))).toEqual([]);
    expect(await refused(name, workOf(name))).toEqual([]);
  });
});

describe("what is asked of an establishment is refused outside", () => {
  const ofAll: readonly string[] = [
    "species",
    "family",
    "order",
    "surveys",
    "observations",
    "contexts",
    "profiles",
  ];
  // Official objects are everybody's, as the taxonomy and what is published are.
  const everybodys = ({ collection: name, where: filters }: Query) =>
    ofAll.includes(name) || filters.some(({ field }) => field === "official");

  it.each(outsiders)("%s", async (name) => {
    const facility = facilityOf("manager").filter((one) => !everybodys(one));
    const work = [...workOf("manager"), ...workOf("keeper")];
    expect(await refused(name, facility)).toEqual(facility);
    expect(await refused(name, work)).toEqual(work);
  });

  it.each(["disabled", "pending", "deleted", "stranger", "signedOut"] as const)(
    "%s reads no species",
    async (name) => {
      const species: Query[] = [
        { collection: "species", where: [], orderBy: [], limit: 1 },
      ];
      expect(await refused(name, species)).toEqual(species);
    },
  );
});

describe("the whole establishment's tasks are for those who see them all", () => {
  const isUnbounded = ({ where: filters }: Query) =>
    filters.every(({ field }) => !["audience", "sectorIds"].includes(field));

  it.each(["keeper", "keeperOfMany", "member", "pedago"] as const)(
    "not for %s",
    async (name) => {
      const unbounded = workOf("manager").filter(isUnbounded);
      expect(unbounded.length).toBeGreaterThan(5);
      expect(await refused(name, unbounded)).toEqual(unbounded);
    },
  );

  it.each(["member", "otherKeeper", "responsible"] as const)(
    "a keeper's own are not for %s",
    async (name) => {
      const keepers = workOf("keeper").filter((query) => !isUnbounded(query));
      expect(keepers.length).toBeGreaterThan(5);
      expect(await refused(name, keepers)).toEqual(keepers);
    },
  );
});

describe("how much names a record of the reference data, wherever it lies,", () => {
  const all = [...taxonKinds, ...labelKinds].flatMap(referringTo);
  const counting = all.map((one) => referringQuery(one, "specie-1", 1));
  const ofZoos = counting.filter(
    ({ collection: from }) => entryOf(from).scope === "zoo",
  );
  // What is not published yet is nobody's to count, either.
  const drafted = ["questions", "surveys", "observations"];
  const notAll = counting.filter(
    (one) => ofZoos.includes(one) || drafted.includes(one.collection),
  );
  const refusedCounts = async (name: Name, queries: readonly Query[]) => {
    const allowed = await Promise.all(
      queries.map((query) =>
        isAllowed(getCountFromServer(sdkQueryOf(world.as(name), query))),
      ),
    );
    return queries.filter((_, index) => !allowed[index]);
  };

  it("is counted by who keeps the reference data", async () => {
    expect(ofZoos.length).toBeGreaterThan(0);
    expect(await refusedCounts("superAdmin", counting)).toEqual([]);
  });

  it.each(["admin", "provider", "manager", "neighbourAdmin"] as const)(
    "is not counted by %s beyond what everybody reads",
    async (name) => {
      expect(await refusedCounts(name, counting)).toEqual(notAll);
    },
  );

  it.each(["disabled", "pending", "stranger", "signedOut"] as const)(
    "is counted by %s nowhere",
    async (name) => {
      expect(await refusedCounts(name, counting)).toEqual(counting);
    },
  );
});

describe("the animals that an establishment is authorised for", () => {
  const cards: Query[] = [cardsForQuery(zooB, 10)];

  it.each(["neighbourAdmin", "neighbourKeeper", "superAdmin"] as const)(
    "are listed by %s",
    async (name) => {
      expect(await refused(name, cards)).toEqual([]);
    },
  );

  it.each([
    "admin",
    "keeper",
    "provider",
    "unlistedStaff",
    "disabled",
    "pending",
    "nowhere",
    "stranger",
    "signedOut",
  ] as const)("are not listed by %s", async (name) => {
    expect(await refused(name, cards)).toEqual(cards);
  });
});

describe("establishments to choose from", () => {
  const everyZoo: Query = {
    collection: "zoo",
    where: [],
    orderBy: [{ field: "zooName", direction: "asc" }],
    limit: 200,
  };

  it("are all there for a superAdmin only", async () => {
    expect(await refused("superAdmin", [everyZoo])).toEqual([]);
    for (const name of ["admin", "provider", "member"] as const)
      expect(await refused(name, [everyZoo])).toEqual([everyZoo]);
  });
});

describe("what a person lists", () => {
  const idsOf = async (name: Name, queries: Query[]) => {
    const answers = await Promise.all(
      queries.map((query) => ask(world.as(name), query)),
    );
    const found = answers.flatMap(({ docs }) => docs.map(({ id }) => id));
    return [...new Set(found)].sort();
  };
  const listOf = (name: Name) =>
    workOf(name).filter(({ collection: from }) => from === "tasks");

  it("never holds a task of another establishment", async () => {
    for (const name of ["admin", "manager", "keeper", "responsible"] as const)
      expect(await idsOf(name, listOf(name))).not.toContain("task-foreign");
  });

  it("holds what names the person and nothing else for a member", async () => {
    expect(await idsOf("responsible", listOf("responsible"))).toEqual([
      "task-named",
    ]);
    expect(await idsOf("member", listOf("member"))).toEqual([]);
  });

  it("may be read one by one", async () => {
    for (const name of ["provider", "keeper", "responsible"] as const) {
      const found = await idsOf(name, listOf(name));
      expect(found.length).toBeGreaterThan(0);
      for (const id of found) {
        const one = getDoc(doc(world.as(name), `tasks/${id}`));
        expect(await isAllowed(one)).toBe(true);
      }
    }
  });

  it("holds the sector's tasks for its keeper", async () => {
    expect(await idsOf("keeper", listOf("keeper"))).toEqual([
      "task-done",
      "task-done-by-provider",
      "task-named",
      "task-open",
      "task-started",
      "task-taken",
      "task-unsigned",
    ]);
  });
});

describe("what people ask about themselves", () => {
  const ownOf = (name: Name) => ownQueries(sessionOf(name, zooA)!, places);

  it.each(insiders)("%s may", async (name) => {
    expect(await refused(name, ownOf(name))).toEqual([]);
  });

  it.each(["superAdmin", "admin", "manager", "disabled", "signedOut"] as const)(
    "%s may not of another",
    async (name) => {
      const queries = ownOf("keeper");
      expect(await refused(name, queries)).toEqual(queries);
    },
  );
});

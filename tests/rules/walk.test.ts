import type { Firestore } from "firebase/firestore";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zooA, zooB } from "../builders/ids";
import { changeStamp, isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { names } from "./people";
import { isShared, records } from "./records";

const world = useWorld();
beforeAll(() => world.store(records));

/** Everybody but who may read everything there is. */
const people = names.filter((name) => name !== "superAdmin");
const paths = Object.keys(records);
const isForeign = (path: string) =>
  records[path]?.["zooId"] === zooB || path === `zoo/${zooB}`;
const neighbours: readonly Name[] = ["neighbourAdmin", "neighbourKeeper"];

/** One thing that nobody of these people may do. */
interface Attempt {
  what: string;
  by: readonly Name[];
  /** Of those, or beside them, who tries whoever else does. */
  always?: readonly Name[];
  run: (database: Firestore, name: Name) => Promise<unknown>;
}

const changing = (
  what: string,
  path: string,
  change: (name: Name) => object,
): Attempt => ({
  what: `${what} ${path}`,
  by: people,
  run: (database, name) =>
    updateDoc(doc(database, path), { ...change(name), ...changeStamp(name) }),
});

const removals = paths.map((path): Attempt => ({
  what: `delete ${path}`,
  by: people,
  always: ["superAdmin", "admin", "provider", "author", "self"],
  run: (database) => deleteDoc(doc(database, path)),
}));

const overwrites = paths.map((path): Attempt => ({
  what: `replace ${path}`,
  by: people,
  run: (database, name) =>
    setDoc(doc(database, path), {
      ...records[path],
      authorId: name,
      createdBy: name,
      createdAt: serverTimestamp(),
      ...changeStamp(name),
    }),
}));

const thefts = paths.flatMap((path) => [
  changing("take elsewhere", path, () => ({ zooId: "zoo-elsewhere" })),
  changing("add a key to", path, () => ({ surprise: true })),
  changing("become the author of", path, (name) => ({ authorId: `${name}2` })),
]);

const reads = paths.map((path): Attempt => ({
  what: `get ${path}`,
  by: isShared(path)
    ? []
    : isForeign(path)
      ? people.filter(
          (name) => !neighbours.includes(name) && name !== "unlistedStaff",
        )
      : records[path]?.["zooId"] === zooA
        ? neighbours
        : [],
  run: (database) => getDoc(doc(database, path)),
}));

const collections = [
  "zoo",
  "users",
  "access",
  "sectors",
  "enclosures",
  "enclosureMaps",
  "animals",
  "animalCards",
  "zooNames",
  "zooSummaries",
  "groups",
  "events",
  "tasks",
  "taskTemplates",
  "taskRuns",
  "environmentalParameters",
  "sensorSources",
  "alerts",
  "findings",
  "announcements",
  "directories",
  "speciesWords",
  "visits",
  "audit",
  "mail",
  "operations",
  "oneTimeCodes",
  "limits",
  "logs",
];
const lists = collections.flatMap((name): Attempt[] => [
  {
    what: `list all ${name}`,
    by: people,
    run: (database) => getDocs(query(collection(database, name), limit(1))),
  },
  {
    what: `list another establishment's ${name}`,
    by: people,
    run: (database) =>
      getDocs(
        query(
          collection(database, name),
          where("zooId", "==", "zoo-elsewhere"),
          limit(1),
        ),
      ),
  },
]);

const promotions: Attempt[] = people.map((name) => ({
  what: `be an administrator as ${name}`,
  by: [name],
  run: (database) =>
    setDoc(doc(database, `access/${name}`), {
      right: "superAdmin",
      status: "active",
      zooId: zooA,
    }),
}));

/** Each attempt by some of those it is about, by others each time. */
const share = 8;
const some = (by: readonly Name[], from: number): readonly Name[] =>
  by.length <= share
    ? by
    : Array.from(
        { length: share },
        (_, index) => by[(from * share + index) % by.length]!,
      );

const attempts: Attempt[] = [
  ...removals,
  ...overwrites,
  ...thefts,
  ...reads,
  ...lists,
  ...promotions,
].map((attempt, index) => ({
  ...attempt,
  by: [...new Set([...some(attempt.by, index), ...(attempt.always ?? [])])],
}));
let tried = 0;
const kinds = new Set<Name>();

describe("a walk round the house", () => {
  it.each(attempts.map((attempt) => [attempt.what, attempt] as const))(
    "nobody may %s",
    async (_, { by, run }) => {
      const open = await Promise.all(
        by.map(async (name) => {
          const allowed = await isAllowed(run(world.as(name), name));
          return allowed ? [name] : [];
        }),
      );
      tried += by.length;
      for (const name of by) kinds.add(name);
      expect(open.flat()).toEqual([]);
    },
  );

  afterAll(() => {
    expect(kinds.size).toBeGreaterThanOrEqual(20);
    expect(tried).toBeGreaterThanOrEqual(1500);
  });
});

describe("an id tells nobody whether a record exists", () => {
  const least: readonly Name[] = ["member", "keeper", "stranger", "signedOut"];
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => "allowed",
      (error: unknown) => (error as { code: string }).code,
    );
  const foreign = paths.filter(
    (path) =>
      isForeign(path) && !isShared(path) && path.split("/").length === 2,
  );

  it.each(foreign)("%s is as one that is not there", async (path) => {
    const absent = `${path.slice(0, path.indexOf("/"))}/not-there-at-all`;
    const change = { title: "x" };
    for (const name of least) {
      const at = (where: string) => doc(world.as(name), where);
      for (const run of [
        (where: string) => getDoc(at(where)),
        (where: string) => deleteDoc(at(where)),
        (where: string) =>
          updateDoc(at(where), { ...change, ...changeStamp(name) }),
      ])
        expect([name, await codeOf(run(path))]).toEqual([
          name,
          await codeOf(run(absent)),
        ]);
    }
  });
});

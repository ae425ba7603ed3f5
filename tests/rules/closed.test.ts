import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";

const world = useWorld();

beforeAll(() =>
  world.store({ ...records, "logs/log-1": { zooId: "zoo-baie" } }),
);

const strongest: readonly Name[] = ["superAdmin", "admin", "provider"];

describe("default closed", () => {
  it.each(Object.keys(records))("nobody deletes %s", async (path) => {
    for (const name of [...strongest, "author", "self"] as const)
      expect(await isAllowed(deleteDoc(doc(world.as(name), path)))).toBe(false);
  });

  it("an unlisted collection is read and written by nobody", async () => {
    for (const name of strongest) {
      const log = doc(world.as(name), "logs/log-1");
      expect(await isAllowed(getDoc(log))).toBe(false);
      expect(await isAllowed(setDoc(log, { zooId: "zoo-baie" }))).toBe(false);
    }
  });

  it("visits are read by colleagues and written by nobody", async () => {
    const visit = (name: Name) => doc(world.as(name), "visits/visit-1");
    expect(await isAllowed(getDoc(visit("member")))).toBe(true);
    expect(await isAllowed(getDoc(visit("neighbourAdmin")))).toBe(false);
    expect(await isAllowed(setDoc(visit("superAdmin"), {}))).toBe(false);
  });

  it("the application's configuration is read by active people", async () => {
    const config = (name: Name) => doc(world.as(name), "config/app");
    expect(await isAllowed(getDoc(config("member")))).toBe(true);
    for (const name of [
      "disabled",
      "pending",
      "stranger",
      "signedOut",
    ] as const)
      expect(await isAllowed(getDoc(config(name)))).toBe(false);
    expect(await isAllowed(setDoc(config("superAdmin"), {}))).toBe(false);
  });

  it("private documents are not listed", async () => {
    const lists = (name: Name) =>
      isAllowed(
        getDocs(query(collectionGroup(world.as(name), "private"), limit(5))),
      );
    for (const name of strongest) expect(await lists(name)).toBe(false);
  });
});

describe("who is not active", () => {
  const nobodies: readonly Name[] = [
    "disabled",
    "disabledSuperAdmin",
    "pending",
    "deleted",
    "stranger",
    "signedOut",
  ];

  it.each(nobodies)("%s reads no document there is", async (name) => {
    const readable: string[] = [];
    for (const path of Object.keys(records))
      if (await isAllowed(getDoc(doc(world.as(name), path))))
        readable.push(path);
    expect(readable).toEqual([]);
  });

  it.each(nobodies)(
    "%s does not read or write their own access",
    async (name) => {
      const own = doc(world.as(name), `access/${name}`);
      expect(await isAllowed(getDoc(own))).toBe(false);
      expect(
        await isAllowed(setDoc(own, { right: "admin", status: "active" })),
      ).toBe(false);
    },
  );

  it.each(nobodies)("%s counts nothing", async (name) => {
    const count = getCountFromServer(collection(world.as(name), "species"));
    expect(await isAllowed(count)).toBe(false);
  });
});

describe("the neighbour", () => {
  const ours = Object.entries(records)
    .filter(([, { zooId }]) => zooId === "zoo-baie")
    .map(([path]) => path);

  it.each(["neighbourAdmin", "neighbourKeeper", "unlistedStaff"] as const)(
    "%s reads no document of the establishment",
    async (name) => {
      const readable: string[] = [];
      for (const path of ours)
        if (await isAllowed(getDoc(doc(world.as(name), path))))
          readable.push(path);
      expect(ours.length).toBeGreaterThan(20);
      expect(readable).toEqual([]);
    },
  );

  it("reads their own", async () => {
    const foreign = Object.entries(records).filter(
      ([, { zooId }]) => zooId === "zoo-lande",
    );
    for (const [path] of foreign)
      expect(
        await isAllowed(getDoc(doc(world.as("neighbourAdmin"), path))),
      ).toBe(true);
  });
});

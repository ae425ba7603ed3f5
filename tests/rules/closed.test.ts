import {
  collection,
  collectionGroup,
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
import { isShared, records } from "./records";

const world = useWorld();

beforeAll(() =>
  world.store({ ...records, "logs/log-1": { zooId: "zoo-baie" } }),
);

const strongest: readonly Name[] = ["superAdmin", "admin", "provider"];

/** Those of the documents that this person may read. */
async function readable(
  name: Name,
  paths: readonly string[],
): Promise<string[]> {
  const allowed = await Promise.all(
    paths.map((path) => isAllowed(getDoc(doc(world.as(name), path)))),
  );
  return paths.filter((_, index) => allowed[index]);
}

describe("default closed", () => {
  it("an unlisted collection is read and written by nobody", async () => {
    for (const name of strongest) {
      const log = doc(world.as(name), "logs/log-1");
      expect(await isAllowed(getDoc(log))).toBe(false);
      expect(await isAllowed(setDoc(log, { zooId: "zoo-baie" }))).toBe(false);
    }
  });

  it("the receipts of operations are read and written by nobody", async () => {
    await world.store({ "operations/admin_1": { uid: "admin" } });
    for (const name of strongest) {
      const receipt = doc(world.as(name), "operations/admin_1");
      expect(await isAllowed(getDoc(receipt))).toBe(false);
      expect(await isAllowed(setDoc(receipt, { uid: name }))).toBe(false);
    }
  });

  it.each([
    "oneTimeCodes/code",
    "limits/limit",
    "mail/mail-1",
    "speciesMarks/lion",
    "speciesLines/1",
    "directoryUses/zoo-baie",
  ])("%s is read and written by nobody", async (path) => {
    await world.store({ [path]: { uid: "admin", zooId: "zoo-baie" } });
    for (const name of strongest) {
      const one = doc(world.as(name), path);
      expect(await isAllowed(getDoc(one))).toBe(false);
      expect(await isAllowed(setDoc(one, { uid: name }))).toBe(false);
    }
  });

  it("names are read by who sees the establishment, the index of species by everybody active", async () => {
    const of = (name: Name, path: string) =>
      isAllowed(getDoc(doc(world.as(name), `directories/${path}`)));
    for (const path of ["zoo-baie", "zoo-baie/parts/sectors-0"]) {
      for (const name of ["member", "provider", "superAdmin"] as const)
        expect(await of(name, path)).toBe(true);
      for (const name of [
        "neighbourAdmin",
        "unlistedStaff",
        "disabled",
      ] as const)
        expect(await of(name, path)).toBe(false);
    }
    const word = (name: Name, key = "li") =>
      isAllowed(getDoc(doc(world.as(name), `speciesWords/${key}`)));
    expect(await word("neighbourAdmin")).toBe(true);
    for (const name of ["disabled", "stranger", "signedOut"] as const)
      expect(await word(name)).toBe(false);
    const part = doc(world.as("superAdmin"), "directories/zoo-baie");
    expect(await isAllowed(setDoc(part, {}))).toBe(false);
  });

  it("visits are read by colleagues and written by nobody", async () => {
    const visit = (name: Name) => doc(world.as(name), "visits/visit-1");
    expect(await isAllowed(getDoc(visit("member")))).toBe(true);
    expect(await isAllowed(getDoc(visit("neighbourAdmin")))).toBe(false);
    expect(await isAllowed(setDoc(visit("superAdmin"), {}))).toBe(false);
  });

  it("the application's configuration is read by everybody, alone, and written by nobody", async () => {
    const config = (name: Name) => doc(world.as(name), "config/app");
    for (const name of [
      "member",
      "disabled",
      "pending",
      "stranger",
      "signedOut",
    ] as const) {
      expect(await isAllowed(getDoc(config(name)))).toBe(true);
      const other = doc(world.as(name), "config/other");
      expect(await isAllowed(getDoc(other))).toBe(false);
      const all = query(collection(world.as(name), "config"), limit(5));
      expect(await isAllowed(getDocs(all))).toBe(false);
    }
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
    "educational",
    "stranger",
    "signedOut",
  ];

  it.each(nobodies)(
    "%s reads no document but whether the service is open",
    async (name) => {
      expect(await readable(name, Object.keys(records))).toEqual([
        "config/app",
      ]);
    },
  );

  it.each(nobodies)(
    "%s does not write their own access, and reads it only while pending or educational",
    async (name) => {
      const own = doc(world.as(name), `access/${name}`);
      expect(await isAllowed(getDoc(own))).toBe(
        name === "pending" || name === "educational",
      );
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
    .map(([path]) => path)
    .filter((path) => !isShared(path));

  it.each(["neighbourAdmin", "neighbourKeeper", "unlistedStaff"] as const)(
    "%s reads no document of the establishment",
    async (name) => {
      expect(ours.length).toBeGreaterThan(20);
      expect(await readable(name, ours)).toEqual([]);
    },
  );

  it("reads the card they are authorised for, and whoever merely sees them does not", async () => {
    const shared = ["animalCards/animal-1"];
    for (const name of ["neighbourAdmin", "neighbourKeeper"] as const)
      expect(await readable(name, shared)).toEqual(shared);
    expect(await readable("unlistedStaff", shared)).toEqual([]);
  });

  it("reads their own", async () => {
    const theirs = Object.keys(records).filter(
      (path) => records[path]?.["zooId"] === "zoo-lande",
    );
    expect(await readable("neighbourAdmin", theirs)).toEqual(theirs);
  });
});

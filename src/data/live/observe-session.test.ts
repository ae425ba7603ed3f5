import type { Access } from "@domain/access/access";
import type { Zoo } from "@domain/establishment/zoo";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { aZoo } from "../../../tests/builders/facility";
import { zooA, zooB } from "../../../tests/builders/ids";
import { aUser } from "../../../tests/builders/people";
import { memoryStore, type MemoryStore } from "../memory-store";
import {
  observeSession,
  type ObservedState,
  type SessionObserver,
} from "./observe-session";

const uid = "person";
const test = "zoo-test";
let store: MemoryStore;
let last: ObservedState;
let observer: SessionObserver | null = null;
let absent: string[] = [];

const seed = (zooId: string, zooName: string, zoo: Partial<Zoo> = {}) =>
  store.seed("zoo", zooId, aZoo({ zooId, zooName, ...zoo }));
const setAccess = (access: Partial<Access>) =>
  store.seed("access", uid, anAccess(access));
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** Where this person is after signing in; null: not at work. */
async function opened(
  choice: string | null = null,
  reads: typeof store = store,
): Promise<string | null> {
  observer?.stop();
  observer = observeSession(
    reads,
    uid,
    choice,
    (state) => {
      last = state;
    },
    (zooId) => absent.push(zooId),
  );
  await settle();
  return here();
}
const here = () => (last.state === "ready" ? last.session.zooId : null);

beforeEach(() => {
  store = memoryStore();
  absent = [];
  seed(zooA, "La Baie");
  seed(zooB, "Lande");
  seed(test, "Zone d'essai", { environment: "test" });
  store.seed("users", uid, aUser());
});
afterEach(() => {
  observer?.stop();
  vi.restoreAllMocks();
});

describe("who has no establishment of their own", () => {
  beforeEach(() => setAccess({ right: "superAdmin", zooId: null }));

  it("begins in the test environment, the provider's main one first", async () => {
    expect(await opened()).toBe(test);
    seed("zoo-main", "Zoo du fournisseur", { mainTest: true });
    expect(await opened()).toBe("zoo-main");
  });

  it("begins in it however many come before it by name", async () => {
    for (let index = 0; index < 60; index += 1)
      seed(`zoo-${String(index)}`, `Parc ${String(index)}`);
    expect(await opened()).toBe(test);
  });

  it("begins in the first by name where there is no test environment", async () => {
    seed(test, "Zone d'essai", { environment: "test", isArchived: true });
    expect(await opened()).toBe(zooA);
  });

  it("keeps what they chose", async () => {
    expect(await opened(zooB)).toBe(zooB);
    expect(await opened()).toBe(test);
    observer?.chooseZoo(zooA);
    await settle();
    expect(here()).toBe(zooA);
  });

  it("begins in the default one where what they chose is nowhere", async () => {
    expect(await opened("typo")).toBe(test);
    expect(absent).toEqual(["typo"]);
  });

  it("goes back to where they were from what is nowhere", async () => {
    expect(await opened(zooB)).toBe(zooB);
    observer?.chooseZoo("typo");
    await settle();
    expect(here()).toBe(zooB);
    observer?.chooseZoo("another");
    await settle();
    expect(here()).toBe(zooB);
    expect(absent).toEqual(["typo", "another"]);
    observer?.chooseZoo(zooA);
    await settle();
    expect(here()).toBe(zooA);
  });

  it("stays when their rights are written again", async () => {
    expect(await opened()).toBe(test);
    seed("zoo-main", "Zoo du fournisseur", { mainTest: true });
    setAccess({ right: "superAdmin", zooId: null, rank: "board" });
    await settle();
    expect(here()).toBe(test);
  });

  it("goes to their own once they are given one", async () => {
    expect(await opened()).toBe(test);
    setAccess({ right: "superAdmin", zooId: zooB });
    await settle();
    expect(here()).toBe(zooB);
  });
});

describe("staff that several establishments list", () => {
  it("begin in the test environment among those, and see no other", async () => {
    const zooIds = [zooB, zooA];
    setAccess({ staff: true, zooId: null, zooIds });
    expect(await opened()).toBe(zooA);
    setAccess({ staff: true, zooId: null, zooIds: [...zooIds, test] });
    expect(await opened()).toBe(test);
  });

  it("leave the one that lists them no more", async () => {
    setAccess({ staff: true, zooId: null, zooIds: [zooB, zooA, test] });
    expect(await opened()).toBe(test);
    setAccess({ staff: true, zooId: null, zooIds: [zooB, zooA] });
    await settle();
    expect(here()).toBe(zooA);
    setAccess({ staff: true, zooId: null, zooIds: [] });
    await settle();
    expect(last).toEqual({ state: "refused", reason: "stranger" });
  });
});

describe("the test environment never takes the place of one's own", () => {
  it.each([
    ["a member", {}],
    ["an admin", { right: "admin" }],
    ["a superAdmin", { right: "superAdmin" }],
    ["staff", { staff: true, zooIds: [test, zooB] }],
  ])("of %s", async (_, access) => {
    seed(test, "Zone d'essai", { environment: "test", mainTest: true });
    setAccess(access);
    expect(await opened()).toBe(zooA);
  });
});

describe("an establishment of one's own that is no longer", () => {
  const archive = () => seed(zooA, "La Baie", { isArchived: true });

  it.each([
    ["archived", archive],
    ["gone", () => store.erase("zoo", zooA)],
  ])("%s: a superAdmin begins in the default one", async (_, end) => {
    setAccess({ right: "superAdmin" });
    end();
    expect(await opened()).toBe(test);
    setAccess({ right: "superAdmin", rank: "board" });
    await settle();
    expect(here()).toBe(test);
  });

  it("is opened all the same by a superAdmin who chooses it, or has nothing else", async () => {
    setAccess({ right: "superAdmin" });
    archive();
    expect(await opened(zooA)).toBe(zooA);
    expect(await opened()).toBe(test);
    observer?.chooseZoo(zooA);
    await settle();
    expect(here()).toBe(zooA);
    for (const other of [zooB, test]) store.erase("zoo", other);
    expect(await opened()).toBe(zooA);
  });

  it("is not left by a superAdmin who works in it", async () => {
    setAccess({ right: "superAdmin" });
    expect(await opened()).toBe(zooA);
    archive();
    await settle();
    expect(here()).toBe(zooA);
  });

  it("leaves staff where others list them once it is gone", async () => {
    store.erase("zoo", zooA);
    setAccess({ staff: true, zooIds: [zooB, test] });
    expect(await opened()).toBe(test);
    setAccess({ staff: true, zooIds: [zooB] });
    expect(await opened()).toBe(zooB);
  });

  it("is closed to the others, whoever lists them", async () => {
    archive();
    setAccess({ status: "closed", staff: true, zooIds: [test] });
    expect(await opened()).toBeNull();
    expect(last).toEqual({ state: "refused", reason: "closed" });
  });
});

describe("what the cache knows", () => {
  /** The lists as the cache has them, which knows the first by name alone, until `hear` brings the server's. */
  function slowStore() {
    const hears = new Set<() => void>();
    const slow: MemoryStore = {
      ...store,
      watch: (query, onNext, onError) =>
        store.watch(
          query,
          (list) => {
            const known = query.where.length === 0 ? 1 : 0;
            const rows = list.rows.slice(0, known);
            onNext({ ...list, rows, heard: false, fromCache: true });
            hears.add(() => onNext(list));
          },
          onError,
        ),
    };
    return { slow, hear: () => [...hears].forEach((one) => one()) };
  }

  beforeEach(() => setAccess({ right: "superAdmin", zooId: null }));

  it("is not enough to begin elsewhere than the server says", async () => {
    const { slow, hear } = slowStore();
    expect(await opened(null, slow)).toBeNull();
    hear();
    await settle();
    expect(here()).toBe(test);
  });

  it("is enough without a network", async () => {
    const { slow } = slowStore();
    expect(await opened(null, slow)).toBeNull();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    dispatchEvent(new Event("offline"));
    await settle();
    expect(here()).toBe(zooA);
  });
});

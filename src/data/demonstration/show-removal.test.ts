import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aGroup,
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aParameter } from "../../../tests/builders/measures";
import { aTask } from "../../../tests/builders/work";
import { entryOf } from "@domain/directory/entry-of";
import { encodeEntries } from "@domain/directory/parts";
import type { RemovablePlace } from "@domain/removal/callables";
import { provideBackend } from "../backend";
import { provideCalls } from "../calls";
import { directorySource } from "../directory/directory-source";
import { forgetSeen } from "../directory/seen";
import { setIdentity } from "../identity";
import { latest } from "../live/latest";
import { memoryStore, type MemoryStore } from "../memory-store";
import { subscriptions } from "../subscriptions";
import { choose } from "./mode";
import { removeRecord } from "./remove-record";

let store: MemoryStore;
const called: string[] = [];
const enclosure = anEnclosure({ linkedSectorId: sector1 });
const home = enclosure.enclosureId;
const leo = anAnimal({
  animalName: "Léo",
  sectorId: sector1,
  groupId: "group-1",
  animalEnclosureData: { enclosureId: home },
});

beforeEach(() => {
  choose(null);
  subscriptions.close();
  forgetSeen();
  called.length = 0;
  store = memoryStore();
  provideBackend(store);
  provideCalls((name) => {
    called.push(name);
    return Promise.reject(new Error("nothing is called"));
  });
  setIdentity({ uid: "me", zooId: zooA });
  choose("me");
  store.seed("sectors", sector1, aSector());
  store.seed("enclosures", home, enclosure);
  store.seed("animals", leo.animalId, leo);
  store.seed("groups", "group-1", aGroup({ groupId: "group-1" }));
});

const shownOf = (kind: RemovablePlace, id: string) =>
  latest(subscriptions.doc(kind, id)).then((row) => ({ ...row?.data }));
const names = ({ blockers }: { blockers: readonly { name: string }[] }) =>
  blockers.map(({ name }) => name);

describe("a removal that is only shown", () => {
  it("goes from the inside to the outside as a real one does, and nothing is sent", async () => {
    const full = await removeRecord("enclosures", home, "remove");
    expect(full).toMatchObject({
      removed: false,
      counts: [{ kind: "animals", count: 1 }],
    });
    expect(names(full)).toEqual(["Léo"]);
    expect(names(await removeRecord("groups", "group-1", "remove"))).toEqual([
      "Léo",
    ]);
    expect(await shownOf("groups", "group-1")).toHaveProperty(
      "isArchived",
      false,
    );

    expect(await removeRecord("animals", leo.animalId, "remove")).toMatchObject(
      { removed: true },
    );
    expect(await shownOf("animals", leo.animalId)).toMatchObject({
      isArchived: true,
      animalEnclosureData: null,
      groupId: null,
    });
    for (const [kind, id] of [
      ["groups", "group-1"],
      ["enclosures", home],
    ] as const) {
      const { removed, blockers } = await removeRecord(kind, id, "remove");
      expect([removed, blockers]).toEqual([true, []]);
      expect(await shownOf(kind, id)).toHaveProperty("isArchived", true);
    }
    expect((await removeRecord("sectors", sector1, "remove")).removed).toBe(
      true,
    );
    expect(await shownOf("sectors", sector1)).toHaveProperty("isDeleted", true);
    expect(called).toEqual([]);
    const stored = await store.getDoc("enclosures", home);
    expect(stored?.data.isArchived).toBe(false);
  });

  it("of a parameter asks first what goes with it, and then shows it switched off", async () => {
    const kind = "environmentalParameters";
    const { parameterId: id } = aParameter();
    store.seed(kind, id, aParameter());
    expect((await removeRecord(kind, id, "remove")).removed).toBe(false);
    expect(await shownOf(kind, id)).toHaveProperty("isArchived", false);
    const shown = await removeRecord(kind, id, "remove", true);
    expect([shown.removed, called]).toEqual([true, []]);
    expect(await shownOf(kind, id)).toHaveProperty("isArchived", true);
    expect((await removeRecord(kind, id, "restore")).removed).toBe(false);
    expect(await shownOf(kind, id)).toHaveProperty("isArchived", false);
    expect((await store.getDoc(kind, id))?.data.isArchived).toBe(false);
  });

  it("is held up by work to do", async () => {
    store.erase("animals", leo.animalId);
    store.seed("tasks", "t1", aTask({ title: "Peser", enclosureIds: [home] }));
    expect(names(await removeRecord("enclosures", home, "archive"))).toEqual([
      "Peser",
    ]);
  });

  it("is taken back, the sector first", async () => {
    store.erase("animals", leo.animalId);
    await removeRecord("enclosures", home, "archive");
    await removeRecord("sectors", sector1, "remove");
    // An enclosure that is put away keeps its sector no more.
    const early = await removeRecord("enclosures", home, "restore");
    expect(early.removed).toBe(true);
    expect(names(early)).toEqual([aSector().sectorName]);
    for (const [kind, id] of [
      ["sectors", sector1],
      ["enclosures", home],
    ] as const)
      expect((await removeRecord(kind, id, "restore")).removed).toBe(false);
    expect(await shownOf("enclosures", home)).toMatchObject({
      isArchived: false,
      linkedSectorId: sector1,
    });
  });

  it("is counted where the animal was, in every list of places", async () => {
    const parts = {
      enclosures: [{ ...entryOf("enclosures", home, enclosure), animals: 3 }],
      groups: [
        {
          ...entryOf("groups", "group-1", aGroup()),
          id: "group-1",
          animals: 2,
        },
      ],
    };
    for (const [kind, entries] of Object.entries(parts))
      store.seed(
        "directoryParts",
        `${kind}-0`,
        { version: 1, entries: encodeEntries(entries) },
        zooA,
      );
    store.seed("directories", zooA, {
      directoryId: zooA,
      revision: 1,
      builtAt: new Date(),
      versions: { enclosures: [1], groups: [1] },
    });
    const counts = () =>
      (["enclosures", "groups"] as const).map((kind) => {
        const now = sources[kind].snapshot();
        return now.state === "data" ? now.data.list[0]?.animals : null;
      });
    const sources = {
      enclosures: directorySource("enclosures", zooA, true),
      groups: directorySource("groups", zooA, true),
    };
    const ends = Object.values(sources).map((source) =>
      source.subscribe(() => undefined),
    );
    await vi.waitFor(() => expect(counts()).toEqual([3, 2]));
    await removeRecord("animals", leo.animalId, "remove");
    await vi.waitFor(() => expect(counts()).toEqual([2, 1]));
    choose(null);
    await vi.waitFor(() => expect(counts()).toEqual([3, 2]));
    for (const end of ends) end();
  });
});

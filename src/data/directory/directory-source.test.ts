import { entryOf } from "@domain/directory/entry-of";
import { encodeEntries } from "@domain/directory/parts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anEnclosure, aSector } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aSpecie } from "../../../tests/builders/taxa";
import { provideBackend } from "../backend";
import { setIdentity } from "../identity";
import { memoryStore, type MemoryStore } from "../memory-store";
import { subscriptions } from "../subscriptions";
import { directorySource } from "./directory-source";
import { forgetSeen } from "./seen";

let store: MemoryStore;
/** What was asked of the server, part by part. */
let fetched: string[];
const now = new Date("2026-12-01T08:00:00Z");

beforeEach(() => {
  subscriptions.close();
  forgetSeen();
  store = memoryStore();
  fetched = [];
  provideBackend({
    ...store,
    getDoc: (collection, id, parentId) => {
      fetched.push(id);
      return store.getDoc(collection, id, parentId);
    },
    cachedDoc: () => Promise.resolve(null),
  });
  setIdentity({ uid: "me", zooId: zooA });
});

const sector = (id: string, name: string, more: object = {}) =>
  aSector({ sectorId: id, sectorName: name, ...more });

/** The directory as functions build it: a part for each list of sectors. */
function build(
  revision: number,
  versions: number[],
  parts: ReturnType<typeof sector>[][],
) {
  parts.forEach((sectors, index) =>
    store.seed(
      "directoryParts",
      `sectors-${String(index)}`,
      {
        version: versions[index],
        entries: encodeEntries(
          sectors.map((one) => entryOf("sectors", one.sectorId, one)),
        ),
      },
      zooA,
    ),
  );
  store.seed("directories", zooA, {
    directoryId: zooA,
    revision,
    builtAt: now,
    versions: { sectors: versions },
  });
}

function open(live = false) {
  const source = directorySource("sectors", zooA, live);
  const names = () => {
    const shown = source.snapshot();
    return shown.state === "data"
      ? shown.data.list.map(({ name }) => name).sort()
      : shown.state;
  };
  return { source, names, close: source.subscribe(() => undefined) };
}

const shows = (names: () => unknown, expected: unknown) =>
  vi.waitFor(() => expect(names()).toEqual(expected));

it("is the records that the device holds where it knows no directory and has no network", async () => {
  provideBackend({
    ...store,
    watchDoc: () => () => undefined,
    cachedDoc: () => Promise.resolve(null),
  });
  store.seed("sectors", "a", sector("a", "A"));
  const { names, close } = open();
  expect(names()).toBe("loading");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await shows(names, ["A"]);
  onLine.mockRestore();
  close();
});

describe("a directory", () => {
  it("reads its parts once, and then only those that changed", async () => {
    build(1, [1, 1], [[sector("a", "A")], [sector("b", "B")]]);
    const first = open();
    await shows(first.names, ["A", "B"]);
    const second = open();
    await shows(second.names, ["A", "B"]);
    expect(fetched).toEqual(["sectors-0", "sectors-1"]);
    build(2, [1, 2], [[sector("a", "A")], [sector("b", "B2")]]);
    await shows(first.names, ["A", "B2"]);
    expect(fetched).toEqual(["sectors-0", "sectors-1", "sectors-1"]);
  });

  it("takes what the device keeps, when it is new enough", async () => {
    build(2, [2], [[sector("a", "A")]]);
    const kept = (version: number) =>
      provideBackend({
        ...store,
        getDoc: (collection, id, parentId) => {
          fetched.push(id);
          return store.getDoc(collection, id, parentId);
        },
        cachedDoc: async (collection, id, parentId) => {
          const row = await store.cachedDoc(collection, id, parentId);
          return row && { ...row, data: { ...row.data, version } };
        },
      });
    subscriptions.close();
    kept(2);
    await shows(open().names, ["A"]);
    expect(fetched).toEqual([]);
    subscriptions.close();
    kept(1);
    await shows(open().names, ["A"]);
    expect(fetched).toEqual(["sectors-0"]);
  });

  it("that is not built yet is the records themselves, live, until it is", async () => {
    store.seed("sectors", sector1, aSector());
    const { names } = open();
    await shows(names, ["Savane"]);
    store.seed("sectors", "new", sector("new", "New"));
    await shows(names, ["New", "Savane"]);
    build(1, [1], [[aSector(), sector("new", "New")]]);
    await shows(() => fetched, ["sectors-0"]);
    await shows(names, ["New", "Savane"]);
  });

  it("followed live names what others changed before the next run", async () => {
    build(1, [1], [[sector("a", "A")]]);
    const { names } = open(true);
    await shows(names, ["A"]);
    const updatedAt = new Date(now.getTime() + 1000);
    store.seed("sectors", "b", { ...sector("b", "B"), updatedAt });
    store.seed("sectors", "a", { ...sector("a", "A2"), updatedAt });
    await shows(names, ["A2", "B"]);
  });
});

describe("what was seen here", () => {
  /** Somebody looks at a record for a moment. */
  async function look(id: string) {
    const doc = subscriptions.doc("sectors", id);
    const leave = doc.subscribe(() => undefined);
    await vi.waitFor(() => expect(doc.snapshot().state).toBe("data"));
    return leave;
  }

  it("is named as it was seen until the directory has caught up", async () => {
    build(1, [1], [[sector("a", "A")]]);
    const { names } = open();
    await shows(names, ["A"]);
    store.seed("sectors", "a", sector("a", "Renamed"));
    const leave = await look("a");
    await shows(names, ["Renamed"]);
    leave();
    build(2, [2], [[sector("a", "A")]]);
    await shows(names, ["Renamed"]);
    build(3, [3], [[sector("a", "Renamed")]]);
    build(4, [4], [[sector("a", "By somebody else")]]);
    await shows(names, ["By somebody else"]);
  });

  it("is there when it is new, and gone when it was seen to go", async () => {
    build(1, [1], [[sector("a", "A")]]);
    const { names } = open();
    store.seed("sectors", "b", sector("b", "B"));
    await look("b");
    await shows(names, ["A", "B"]);
    store.seed("sectors", "a", sector("a", "A"));
    await look("a");
    store.erase("sectors", "a");
    await shows(names, ["B"]);
  });

  it("of another establishment is not named here", async () => {
    build(1, [1], [[sector("a", "A")]]);
    const { names } = open();
    store.seed("sectors", "far", sector("far", "Far", { zooId: "zoo-b" }));
    await look("far");
    await shows(names, ["A"]);
  });

  it("keeps the number of animals that the directory counts", async () => {
    const known = { ...entryOf("enclosures", "e", anEnclosure()), animals: 7 };
    store.seed(
      "directoryParts",
      "enclosures-0",
      { version: 1, entries: encodeEntries([known]) },
      zooA,
    );
    store.seed("directories", zooA, {
      builtAt: now,
      versions: { enclosures: [1] },
    });
    const source = directorySource("enclosures", zooA, false);
    source.subscribe(() => undefined);
    store.seed("enclosures", "e", anEnclosure({ enclosureName: "Renamed" }));
    const doc = subscriptions.doc("enclosures", "e");
    doc.subscribe(() => undefined);
    await vi.waitFor(() => {
      const shown = source.snapshot();
      expect(shown.state === "data" && shown.data.list).toEqual([
        { ...known, name: "Renamed" },
      ]);
    });
  });
});

describe("the species of an establishment", () => {
  const source = () => directorySource("species", zooA, false);
  const shown = (one: ReturnType<typeof source>) => {
    const now = one.snapshot();
    return now.state === "data"
      ? [now.data.whole, ...now.data.list.map(({ latinName }) => latinName)]
      : now.state;
  };

  const buildSpecies = () => {
    store.seed(
      "directoryParts",
      "species-0",
      {
        version: 1,
        entries: encodeEntries([entryOf("species", "s", aSpecie())]),
      },
      zooA,
    );
    store.seed("directories", zooA, {
      builtAt: now,
      versions: { species: [1] },
    });
  };

  it("are what its directory says, and nothing else is read", async () => {
    buildSpecies();
    const one = source();
    one.subscribe(() => undefined);
    await vi.waitFor(() =>
      expect(shown(one)).toEqual([true, "Suricata suricatta"]),
    );
    expect(fetched).toEqual(["species-0"]);
  });

  it("are none while it has no directory: nobody reads all species there are", async () => {
    store.seed("species", "s", aSpecie());
    const one = source();
    one.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown(one)).toEqual([false]));
    expect(fetched).toEqual([]);
    // The first animals came, and a minute later there is a directory.
    buildSpecies();
    await vi.waitFor(() =>
      expect(shown(one)).toEqual([true, "Suricata suricatta"]),
    );
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Access } from "@domain/access/access";
import { enclosuresQuery } from "@domain/query/facility-queries";
import type { Query } from "@domain/query/query";
import { anAccess } from "../../../tests/builders/a-session";
import { anEnclosure, aZoo } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { anAccount, aUser } from "../../../tests/builders/people";
import { aPort } from "../testing/a-port";
import { memoryStore, type MemoryStore } from "../memory-store";

let loadings = 0;

/** Tabs hear each other; a page that was left hears nobody. */
const Channel = BroadcastChannel;
vi.stubGlobal(
  "BroadcastChannel",
  class extends Channel {
    constructor(name: string) {
      super(`${name} ${String(loadings)}`);
    }
  },
);

/** One loading of the page: its modules know nothing of the one before. */
async function loadPage() {
  vi.resetModules();
  const [auth, backend, calls, mode, outbox, session, subs, turn, write] =
    await Promise.all([
      import("../auth"),
      import("../backend"),
      import("../calls"),
      import("./mode"),
      import("../outbox/outbox"),
      import("../session"),
      import("../subscriptions"),
      import("./switch"),
      import("../write"),
    ]);
  return {
    ...auth,
    ...backend,
    ...calls,
    ...mode,
    ...outbox,
    ...session,
    ...subs,
    ...turn,
    ...write,
  };
}

type Page = Awaited<ReturnType<typeof loadPage>>;

let page: Page;
let store: MemoryStore;

const called: string[] = [];
const about = { kind: "enclosure.edit", name: "Plaine" };
const inSector = enclosuresQuery(zooA, sector1, 20);

const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** Another tab of the same browser. */
async function openTab(): Promise<Page> {
  page = await loadPage();
  page.provideBackend(store);
  page.provideCalls((name) => {
    called.push(name);
    const data = { zooId: zooA, on: true };
    return Promise.resolve({ success: true, data });
  });
  page.provideAuth({
    port: aPort("person"),
    closeBackend: () => Promise.resolve(),
    reload: () => undefined,
  });
  page.watchSession(() => undefined);
  await vi.waitFor(() => expect(page.currentSession().state).toBe("ready"));
  return page;
}

/** The page anew: what the last one remembered went with it. */
async function openPage(): Promise<Page> {
  loadings += 1;
  return openTab();
}

const setAccess = (access: Partial<Access>) =>
  store.seed("access", "person", anAccess({ zooId: zooA, ...access }));
const setZoo = (anonymousMode: boolean) =>
  store.seed("zoo", zooA, aZoo({ anonymousMode }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  called.length = 0;
  store = memoryStore();
  setZoo(false);
  setAccess({ right: "admin" });
  store.seed("users", "person", aUser({ userId: "person", zooId: zooA }));
  store.seed("enclosures", "enclosure-1", anEnclosure());
});

/** What a list shows, and how many there are. */
function look(query: Query<"enclosures"> = inSector) {
  const source = page.subscriptions.list(query);
  const end = source.subscribe(() => undefined);
  const rows = () => {
    const live = source.snapshot();
    return live.state === "data" ? live.data.rows : [];
  };
  return {
    end,
    names: () => rows().map(({ data }) => data.enclosureName),
    pending: () => rows().filter(({ pending }) => pending).length,
  };
}

const make = (id: string, enclosureName: string) =>
  page.create(
    "enclosures",
    id,
    { zooId: zooA, enclosureName, linkedSectorId: sector1 },
    about,
  );
const note = (memo: string) =>
  page.patch("enclosures", "enclosure-1", { memo }, about);
const storedMemo = async () =>
  (await store.getDoc("enclosures", "enclosure-1"))?.data.memo;

/** Makes one, renames another, takes a third out of the list. */
async function changesThings() {
  const list = look();
  await settle();
  const before = list.names();
  await make("n1", "Aire").acknowledged;
  await page.patch(
    "enclosures",
    "enclosure-1",
    { enclosureName: "Zone", label: "Zone" },
    about,
  ).acknowledged;
  await settle();
  return { list, before };
}

describe.each([
  ["one's own demonstration", () => page.setOwnDemonstration(true)],
  [
    "the establishment's demonstration",
    async () => {
      setZoo(true);
      await settle();
      return { waiting: 0 };
    },
  ],
])("%s", (_, begin) => {
  it("shows what is made and changed at once, and keeps none of it", async () => {
    await openPage();
    expect(await begin()).toEqual({ waiting: 0 });
    const { list, before } = await changesThings();
    expect(before).toEqual(["Plaine"]);
    expect(list.names()).toEqual(["Aire", "Zone"]);
    expect(list.pending()).toBe(0);
    await page.patch("enclosures", "n1", { linkedSectorId: "other" }, about)
      .acknowledged;
    expect(list.names()).toEqual(["Zone"]);
    expect(await store.getDoc("enclosures", "n1")).toBeNull();
    const stored = await store.getDoc("enclosures", "enclosure-1");
    expect(stored?.data.enclosureName).toBe("Plaine");
    expect(called).toEqual([]);
    expect(page.outbox.list()).toEqual([]);
    const kept = [localStorage, sessionStorage].flatMap((one) =>
      Object.entries(one),
    );
    expect(JSON.stringify(kept)).not.toMatch(/Aire|emonstr/);
  });

  it("shows a record that is only shown, on its own page", async () => {
    await openPage();
    await begin();
    await make("n1", "Aire").acknowledged;
    const asked = vi.spyOn(store, "watchDoc");
    const source = page.subscriptions.doc("enclosures", "n1");
    source.subscribe(() => undefined);
    expect(source.snapshot()).toMatchObject({
      state: "data",
      data: { id: "n1", pending: false, data: { enclosureName: "Aire" } },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it("is accepted without a network, and waits for none", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openPage();
    await begin();
    const receipt = note("Vu");
    await receipt.acknowledged;
    expect(receipt.queued).toBe(false);
    onLine.mockRestore();
  });

  it("still says what is wrong with a value", async () => {
    await openPage();
    await begin();
    await expect(make("n1", "").acknowledged).rejects.toMatchObject({
      code: "invalid-input",
    });
  });

  it("is gone on reload", async () => {
    await openPage();
    await begin();
    await changesThings();
    await openPage();
    const list = look();
    await settle();
    expect(list.names()).toEqual(["Plaine"]);
  });

  it("writes one's own account all the same", async () => {
    const account = anAccount({ zooId: zooA });
    store.seed("accounts", "account", { ...account }, "person");
    await openPage();
    await begin();
    await page.patch(
      "accounts",
      "account",
      { language: "de" },
      about,
      undefined,
      "person",
    ).acknowledged;
    const row = await store.getDoc("accounts", "account", "person");
    expect(row?.data.language).toBe("de");
  });

  it("does nothing that functions alone can do, and says so", async () => {
    await openPage();
    await begin();
    const input = { userId: "karim" };
    await expect(page.call("removeUser", input)).rejects.toMatchObject({
      code: "demonstration",
    });
    expect(called).toEqual([]);
  });
});

describe("one's own switch", () => {
  it("is off at first and after a reload", async () => {
    await openPage();
    expect(page.demonstration()).toBe("off");
    await page.setOwnDemonstration(true);
    expect(page.demonstration()).toBe("own");
    await openPage();
    expect(page.demonstration()).toBe("off");
  });

  it("is the browser's: other tabs follow, and a new one asks", async () => {
    const first = await openPage();
    const second = await openTab();
    await first.setOwnDemonstration(true);
    await vi.waitFor(() => expect(second.demonstration()).toBe("own"));
    const third = await openTab();
    await vi.waitFor(() => expect(third.demonstration()).toBe("own"));
    await third.setOwnDemonstration(false);
    await vi.waitFor(() => {
      expect(first.demonstration()).toBe("off");
      expect(second.demonstration()).toBe("off");
    });
  });

  it("takes away what was only shown when it is turned off", async () => {
    await openPage();
    await page.setOwnDemonstration(true);
    const { list } = await changesThings();
    await page.setOwnDemonstration(false);
    await settle();
    expect(list.names()).toEqual(["Plaine"]);
    await note("Vu").acknowledged;
    expect(await storedMemo()).toBe("Vu");
  });

  it("stays off while a real write waits, and lets it out first", async () => {
    await openPage();
    vi.useFakeTimers();
    const commit = vi
      .spyOn(store, "commit")
      .mockReturnValue(new Promise(() => undefined));
    note("Vrai").acknowledged.catch(() => undefined);
    const turned = page.setOwnDemonstration(true);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await turned).toEqual({ waiting: 1 });
    expect(page.demonstration()).toBe("off");
    commit.mockRestore();
    await openPage();
    void page.outbox.refresh().then(() => page.outbox.sweep());
    await vi.waitFor(async () => expect(await storedMemo()).toBe("Vrai"));
    expect(await page.setOwnDemonstration(true)).toEqual({ waiting: 0 });
  });

  it("does not turn the establishment's", async () => {
    await openPage();
    await page.setOwnDemonstration(true);
    await expect(page.setZooDemonstration(zooA, true)).rejects.toMatchObject({
      code: "demonstration",
    });
    await page.setOwnDemonstration(false);
    await page.setZooDemonstration(zooA, true);
    expect(called).toEqual(["setAnonymousMode"]);
  });
});

describe("the establishment's switch", () => {
  it("leaves a superAdmin's writes real", async () => {
    setAccess({ right: "superAdmin" });
    setZoo(true);
    await openPage();
    expect(page.demonstration()).toBe("off");
    await note("Vrai").acknowledged;
    expect(await storedMemo()).toBe("Vrai");
  });

  it("can be turned off by those whom it binds", async () => {
    setZoo(true);
    await openPage();
    await page.setZooDemonstration(zooA, false);
    expect(called).toEqual(["setAnonymousMode"]);
  });

  it("keeps a real write that it refuses, and says why", async () => {
    await openPage();
    const commit = vi
      .spyOn(store, "commit")
      .mockRejectedValueOnce({ code: "permission-denied" });
    const lost = note("Vrai");
    // It reaches the server after the mode began.
    page.impose(true);
    await expect(lost.acknowledged).rejects.toMatchObject({
      code: "demonstration",
    });
    expect(page.outbox.list()).toMatchObject([
      { state: "refused", reason: "demonstration" },
    ]);
    expect(await storedMemo()).not.toBe("Vrai");
    commit.mockRestore();
    page.impose(false);
    const [kept] = page.outbox.list();
    await page.retry(kept!.id);
    expect(await storedMemo()).toBe("Vrai");
  });
});

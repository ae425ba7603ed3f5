import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Access } from "@domain/access/access";
import { anAccess } from "../../tests/builders/a-session";
import { aZoo } from "../../tests/builders/facility";
import { aUser } from "../../tests/builders/people";
import { aTask } from "../../tests/builders/work";
import type { Backend } from "./backend-type";
import { memoryStore, type MemoryStore } from "./memory-store";
import type { SessionState } from "./session";
import { aPort } from "./testing/a-port";

/** One loading of the page: its modules know nothing of the one before. */
async function loadPage() {
  vi.resetModules();
  const [auth, backend, calls, identity, outbox, session, write] =
    await Promise.all([
      import("./auth"),
      import("./backend"),
      import("./calls"),
      import("./identity"),
      import("./outbox/outbox"),
      import("./session"),
      import("./write"),
    ]);
  return {
    ...auth,
    ...backend,
    ...calls,
    ...identity,
    ...outbox,
    ...session,
    ...write,
  };
}

let page: Awaited<ReturnType<typeof loadPage>>;
let store: MemoryStore;
let states: SessionState[];
let setUid: (uid: string | null) => void;
let closeBackend = vi.fn(() => Promise.resolve());
let reload = vi.fn();
const remembered: boolean[] = [];

async function openPage(
  uid: string | null,
  backend: Backend = store,
): Promise<void> {
  states = [];
  closeBackend = vi.fn(() => Promise.resolve());
  reload = vi.fn();
  page = await loadPage();
  page.provideBackend(backend);
  page.provideAuth({
    port: aPort(uid, {
      watch: (listener) => {
        setUid = listener;
        listener(uid);
        return () => undefined;
      },
      signIn: (_mail, _password, remember) => {
        remembered.push(remember);
        setUid("person");
        return Promise.resolve();
      },
      signOut: () => {
        setUid(null);
        return Promise.resolve();
      },
    }),
    closeBackend,
    reload,
  });
  page.watchSession((state) => states.push(state));
  await settle();
}

const last = () => states.at(-1);
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const setAccess = (access: Partial<Access>) =>
  store.seed("access", "person", anAccess(access));

/** Somebody whom no page of another test, which may still tell that it was left, is about. */
function seedPerson(uid: string): void {
  store.seed("access", uid, anAccess());
  store.seed("users", uid, aUser({ userId: uid }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store = memoryStore();
  store.seed("zoo", "zoo-baie", aZoo());
  store.seed(
    "zoo",
    "zoo-lande",
    aZoo({ zooId: "zoo-lande", zooName: "Lande" }),
  );
  store.seed("users", "person", aUser());
  setAccess({});
});
afterEach(() => {
  setUid(null);
});

describe("watchSession", () => {
  it("goes from signed out to ready", async () => {
    await openPage(null);
    expect(last()).toEqual({ state: "signedOut" });
    await page.signIn(" person@suricate.test ", "secret", true);
    await settle();
    expect(last()).toMatchObject({
      state: "ready",
      session: { uid: "person", zooId: "zoo-baie" },
      zoo: { zooName: "La Baie" },
      user: { userFirstname: "Camille" },
    });
    expect(page.identity()).toEqual({
      uid: "person",
      zooId: "zoo-baie",
      access: anAccess(),
    });
    expect(remembered.at(-1)).toBe(true);
    expect(localStorage.getItem("rememberMe")).toBe("true");
  });

  it("follows a right that changes", async () => {
    await openPage("person");
    setAccess({ right: "admin" });
    await settle();
    expect(last()).toMatchObject({ session: { access: { right: "admin" } } });
  });

  it.each([
    ["disabled", { status: "disabled" }],
    ["disabled", { status: "deleted" }],
    ["stranger", { zooId: null }],
  ] as const)("refuses: %s for %o", async (reason, access) => {
    setAccess(access);
    await openPage("person");
    expect(last()).toEqual({ state: "refused", reason });
    expect(closeBackend).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("refuses a stranger, and keeps the reason over the reload until the next sign-in", async () => {
    store.erase("access", "person");
    await openPage("person");
    await openPage(null);
    expect(last()).toEqual({ state: "refused", reason: "stranger" });
    setAccess({});
    await page.signIn("person@suricate.test", "secret", false);
    await settle();
    expect(last()).toMatchObject({ state: "ready" });
    await openPage(null);
    expect(last()).toEqual({ state: "signedOut" });
  });

  it.each([
    ["pending", { status: "pending", eula: 0 }],
    ["terms", { eula: 3 }],
  ] as const)("asks first: %s, then goes on", async (state, access) => {
    setAccess(access);
    await openPage("person");
    expect(last()).toEqual({ state });
    expect(page.identity()).toEqual({ uid: "person", zooId: null });
    expect(reload).not.toHaveBeenCalled();
    setAccess({});
    await settle();
    expect(last()).toMatchObject({
      state: "ready",
      zoo: { zooId: "zoo-baie" },
    });
  });

  it("asks somebody at work for their own password, and reads nothing of the establishment meanwhile", async () => {
    const watched = new Set<string>();
    await openPage("person", {
      ...store,
      watchDoc: (collection, id, onNext, onError, parentId) => {
        const end = store.watchDoc(collection, id, onNext, onError, parentId);
        watched.add(collection);
        return () => {
          watched.delete(collection);
          end();
        };
      },
    });
    expect([...watched]).toEqual(expect.arrayContaining(["users", "zoo"]));
    setAccess({ status: "pending" });
    await settle();
    expect(last()).toEqual({ state: "pending" });
    expect([...watched]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/users|zoo|devices/)]),
    );
  });

  it("leaves when this device was signed out from another", async () => {
    seedPerson("owner");
    await openPage("owner");
    await vi.waitFor(() =>
      expect(localStorage.getItem("deviceId")).not.toBeNull(),
    );
    const id = localStorage.getItem("deviceId") ?? "";
    const path = ["devices", id, "owner"] as const;
    await vi.waitFor(async () =>
      expect(await store.getDoc(...path)).not.toBeNull(),
    );
    const row = await store.getDoc(...path);
    store.seed(
      "devices",
      id,
      { ...row?.data, signedOutAt: new Date() },
      "owner",
    );
    await settle();
    expect(last()).toEqual({ state: "refused", reason: "device" });
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem("deviceId")).toBeNull();
  });

  it("is taken off the list of devices by whoever signs out, and is told no reason", async () => {
    const called: unknown[] = [];
    localStorage.setItem("deviceId", "device-here");
    seedPerson("leaver");
    await openPage("leaver");
    page.provideCalls(async (name, input) => {
      await Promise.resolve();
      called.push([name, input]);
      return { success: true, data: { signedOut: 1 } };
    });
    await page.signOutHere();
    expect(called).toEqual([
      ["signOutDevice", { deviceId: "device-here", which: "this" }],
    ]);
    expect(localStorage.getItem("deviceId")).toBeNull();
    expect(last()).toEqual({ state: "loading" });
    expect(reload).toHaveBeenCalledOnce();
  });

  it("signs a person out who is disabled while working", async () => {
    await openPage("person");
    setAccess({ status: "disabled" });
    await settle();
    expect(last()).toEqual({ state: "refused", reason: "disabled" });
    expect(reload).toHaveBeenCalledOnce();
    expect(page.identity()).toBeNull();
  });

  it("leaves no notifications behind in this browser, whyever somebody leaves", async () => {
    const unsubscribe = vi.fn(() => Promise.resolve(true));
    const getSubscription = () => Promise.resolve({ unsubscribe });
    const getRegistration = () =>
      Promise.resolve({ pushManager: { getSubscription } });
    vi.stubGlobal("navigator", {
      onLine: true,
      serviceWorker: { getRegistration },
    });
    vi.stubGlobal("PushManager", {});
    vi.stubGlobal("Notification", {});
    try {
      await openPage("person");
      setAccess({ status: "disabled" });
      await settle();
    } finally {
      vi.unstubAllGlobals();
    }
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reads a denial as never known, or as lost", async () => {
    await openPage("person", {
      ...store,
      watchDoc: (_collection, _id, _onNext, onError) => {
        onError("not-allowed");
        return () => undefined;
      },
    });
    expect(last()).toEqual({ state: "refused", reason: "stranger" });
    sessionStorage.clear();
    let deny: () => void = () => undefined;
    await openPage("person", {
      ...store,
      watchDoc: (collection, id, onNext, onError, parentId) => {
        if (collection === "access") deny = () => onError("not-allowed");
        return store.watchDoc(collection, id, onNext, onError, parentId);
      },
    });
    deny();
    expect(last()).toEqual({ state: "refused", reason: "disabled" });
  });

  it("leaves when another tab, or the server, ends the session", async () => {
    await openPage("person");
    setUid("other");
    await settle();
    expect(closeBackend).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(page.identity()).toBeNull();
  });
});

describe("switchZoo", () => {
  it("is for those who see several, and is remembered", async () => {
    setAccess({ right: "superAdmin" });
    await openPage("person");
    page.switchZoo("zoo-lande");
    expect(last()).toEqual({ state: "loading" });
    await settle();
    expect(last()).toMatchObject({
      session: { zooId: "zoo-lande" },
      zoo: { zooName: "Lande" },
    });
    await openPage("person");
    expect(last()).toMatchObject({ session: { zooId: "zoo-lande" } });
  });

  it("neither stays in, nor remembers, one that there is none of", async () => {
    setAccess({ right: "superAdmin" });
    localStorage.setItem("zoo:person", "a/b");
    await openPage("person");
    const absent: string[] = [];
    page.watchAbsentZoo((zooId) => absent.push(zooId));
    page.switchZoo("zoo-lande");
    await settle();
    page.switchZoo("typo");
    await settle();
    expect(last()).toMatchObject({ session: { zooId: "zoo-lande" } });
    expect(absent).toEqual(["typo"]);
    expect(localStorage.getItem("zoo:person")).toBe("zoo-lande");
    store.erase("zoo", "zoo-lande");
    await openPage("person");
    expect(last()).toMatchObject({ session: { zooId: "zoo-baie" } });
    expect(localStorage.getItem("zoo:person")).toBeNull();
  });

  it("changes nothing for the others", async () => {
    await openPage("person");
    page.switchZoo("zoo-lande");
    await settle();
    expect(last()).toMatchObject({
      state: "ready",
      session: { zooId: "zoo-baie" },
    });
  });

  it("lets listed staff into the establishments that list them", async () => {
    setAccess({ staff: true, zooId: null, zooIds: ["zoo-lande"] });
    await openPage("person");
    expect(last()).toMatchObject({ session: { zooId: "zoo-lande" } });
  });
});

describe("signing out", () => {
  it("waits for what is on its way", async () => {
    store.seed("tasks", "t1", aTask({ taskId: "t1" }));
    await openPage("person");
    const about = { kind: "task.edit", name: "Nourrir" };
    page.patch("tasks", "t1", { notes: "fait" }, about);
    expect(await page.signOutSafely()).toEqual({ waiting: 0 });
    expect((await store.getDoc("tasks", "t1"))?.data.notes).toBe("fait");
    expect(reload).toHaveBeenCalledOnce();
  });

  it("counts what cannot be sent and stays", async () => {
    await openPage("person", {
      ...store,
      commit: () => new Promise(() => undefined),
    });
    const drained = vi.spyOn(page.outbox, "drained").mockResolvedValue(2);
    expect(await page.signOutSafely(3)).toEqual({ waiting: 5 });
    drained.mockRestore();
    expect(reload).not.toHaveBeenCalled();
    expect(page.identity()?.uid).toBe("person");
  });

  it("takes this person's other tabs along, and nobody else's", async () => {
    await openPage("person");
    const reloadFirst = reload;
    store.seed("access", "other", anAccess());
    store.seed("users", "other", aUser({ userId: "other" }));
    await openPage("other");
    const reloadOther = reload;
    await openPage("person");
    await page.signOutNow();
    expect(reload).toHaveBeenCalledOnce();
    await vi.waitFor(() => {
      expect(reloadFirst).toHaveBeenCalledOnce();
    });
    expect(reloadOther).not.toHaveBeenCalled();
  });
});

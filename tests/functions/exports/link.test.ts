import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@domain/errors";
import { exportTriesMost } from "@domain/export/export-job";
import { linkLivesMs, takesWithinMs } from "@domain/export/link";
import { buildExport } from "../../../functions/src/exports/build-export";
import { downloadExport } from "../../../functions/src/exports/download-export";
import { onExportRequested } from "../../../functions/src/exports/on-export-requested";
import { endExports } from "../../../functions/src/exports/end-exports";
import { aTask } from "../../builders/work";
import { staffed } from "../accounts/staffed";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { erase, put, read, useStage } from "../stage";
import { fileOf, idOf, jobsThere, request, tokenOf } from "./stage";

/** What comes between the file of a run and what the run says of it; and before what is handed in with a request is kept. */
const between = vi.hoisted(() => ({
  once: null as null | (() => unknown),
  handedIn: null as null | (() => unknown),
}));
vi.mock(import("../../../functions/src/files/bucket"), async (load) => {
  const real = await load();
  return {
    ...real,
    keep: async (...all) => {
      const { handedIn } = between;
      between.handedIn = null;
      await handedIn?.();
      return real.keep(...all);
    },
    keepPieces: async (...all) => {
      const size = await real.keepPieces(...all);
      const { once } = between;
      between.once = null;
      await once?.();
      return size;
    },
  };
});

useStage("demo-export-link", "test");
useBucket("demo-export-link");

const now = new Date("2026-11-28T08:00:00Z");
const animals = { kind: "animals" };

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  await put(staffed());
  await endExports(new Date(now.getTime() + 10 * linkLivesMs));
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(now.getTime() + ms);

const open = async (token: string | null, take: boolean, by: string | null) => {
  const answer = await ask(downloadExport, by, { token, take });
  return (answer as { data?: { state: string; url: string | null } }).data;
};
const take = async (token: string | null, by: string | null = null) =>
  (await open(token, true, by))?.state ?? "refused";

async function aLink(by = "manager", asked: object = animals) {
  const { id, job, bytes } = await fileOf(by, asked);
  return { id, job, bytes, token: await tokenOf(id) };
}

describe("a link", () => {
  it("is kept by its hash alone, mailed once, and gives the file to whoever has it", async () => {
    const { id, job, bytes, token } = await aLink();
    expect(token).not.toBeNull();
    expect(JSON.stringify(job)).not.toContain(token);
    expect(await buildExport(id)).toBeNull();
    expect(await tokenOf(id)).toBe(token);
    const told = await open(token, false, null);
    expect(told).toMatchObject({
      state: "ready",
      url: null,
      file: { left: 3, rows: 1, size: bytes.length },
    });
    const given = await open(token, true, null);
    const fetched = await fetch(given?.url ?? "");
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(bytes);
    expect(fetched.headers.get("content-disposition")).toContain("attachment");
  });

  it("is told in the bell once, with nothing of what is in the file, as long as it is good", async () => {
    const { id } = await aLink();
    expect(await buildExport(id)).toBeNull();
    const notice = await read(`users/manager/notifications/export_${id}`);
    expect(notice).toMatchObject({
      ...{ zooId: "home", userId: "manager", kind: "export", about: id },
      read: false,
    });
    const { expireAt } = notice as { expireAt: { toDate: () => Date } };
    expect(expireAt.toDate()).toEqual(new Date(now.getTime() + linkLivesMs));
    expect(JSON.stringify(notice)).not.toMatch(/animals|individus|csv|token/iu);
  });

  it("is fetched three times and not a fourth, however often it is looked at", async () => {
    const { token } = await aLink();
    for (let looks = 0; looks < 5; looks += 1) await open(token, false, null);
    for (let times = 0; times < 3; times += 1)
      expect(await take(token)).toBe("ready");
    expect(await take(token)).toBe("used");
  });

  it("is fetched by four at once three times", async () => {
    const { token } = await aLink();
    const all = await Promise.all([1, 2, 3, 4].map(() => take(token)));
    expect(all.sort()).toEqual(["ready", "ready", "ready", "used"]);
  });

  it("is over ten minutes after the first time, and after seven days", async () => {
    const one = await aLink();
    expect(await take(one.token)).toBe("ready");
    later(takesWithinMs);
    expect(await take(one.token)).toBe("used");
    const two = await aLink();
    later(takesWithinMs + linkLivesMs);
    expect(await take(two.token)).toBe("expired");
  });

  it("that is over has no file any more, and still says what became of it", async () => {
    const used = await aLink();
    const old = await aLink();
    expect(await take(used.token)).toBe("ready");
    later(linkLivesMs);
    await endExports(new Date());
    expect(await filesThere()).toEqual([]);
    expect(await take(used.token)).toBe("used");
    expect(await take(old.token)).toBe("expired");
    expect(await read(`exportJobs/${old.id}`)).toMatchObject({
      status: "expired",
      path: null,
    });
  });

  it("that is guessed is unknown, and guessed too often not even that", async () => {
    const guess = (number: number) => String(number).padStart(43, "A");
    for (let number = 0; number < 20; number += 1)
      expect(await take(guess(number))).toBe("unknown");
    expect(
      await ask(downloadExport, null, { token: guess(20), take: true }),
    ).toBe("resource-exhausted");
  });

  it("is not for somebody else who is signed in, nor once the right is lost", async () => {
    const { token } = await aLink();
    for (const uid of ["neighbour", "admin"])
      expect(await take(token, uid)).toBe("signIn");
    const before = await read("access/manager");
    for (const change of [
      { status: "disabled" },
      { zooId: "away", sectorRoles: {} },
      { sectorRoles: { management: ["elsewhere"] } },
    ]) {
      await put({ "access/manager": { ...before, ...change } });
      expect(await take(token)).toBe("lost");
    }
    await erase("access/manager");
    expect(await take(token)).toBe("lost");
    await put({ "access/manager": before ?? {} });
    expect(await take(token, "manager")).toBe("ready");
  });

  it("to what tells of an animal's health is for whoever asked alone, signed in", async () => {
    await put({
      "tasks/x": aTask({
        zooId: "home",
        taskId: "x",
        sectorIds: ["s1"],
        healthNoteId: "note",
        dueAt: now,
      }),
    });
    const period = { since: "2026-11-01", until: "2026-11-30" };
    const { token } = await aLink("manager", { kind: "tasks", period });
    expect(await take(token)).toBe("signIn");
    expect(await take(token, "admin")).toBe("signIn");
    expect(await take(token, "manager")).toBe("ready");
  });

  it.each(["GET", "HEAD"])("is not used up by %s", async (method) => {
    const { id, token } = await aLink();
    const server = createServer((incoming, outgoing) => {
      const dressed = Object.assign(outgoing, {
        status: (code: number) => {
          outgoing.statusCode = code;
          return dressed;
        },
        send: (value: unknown) => outgoing.end(JSON.stringify(value)),
      });
      const header = (key: string) => incoming.headers[key.toLowerCase()];
      const body = { data: { token, take: true } };
      const handler = downloadExport as unknown as (
        ...all: unknown[]
      ) => Promise<void>;
      void handler(Object.assign(incoming, { body, header }), dressed);
    });
    await new Promise<void>((done) => {
      server.listen(0, "127.0.0.1", done);
    });
    const { port } = server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}/downloadExport?token=${token ?? ""}`;
    const { status } = await fetch(at, { method });
    server.close();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await read(`exportJobs/${id}`)).toMatchObject({ taken: 0 });
  });
});

describe("a request", () => {
  /** As the trigger of a job does it; rejects where it is to come again. */
  const made = async (exportJobId: string): Promise<void> => {
    await onExportRequested.run({ params: { exportJobId } } as never);
  };
  it.each([
    ["stranger", animals],
    ["neighbour", animals],
    ["off", animals],
    [
      "keeper",
      {
        kind: "activity",
        period: { since: "2026-11-01", until: "2026-11-30" },
      },
    ],
    [
      "manager",
      {
        kind: "activity",
        period: { since: "2026-11-01", until: "2026-11-30" },
        userId: "keeper",
      },
    ],
  ] as const)("of %s for %j is refused", async (by, asked) => {
    expect(await request(by, asked)).toBe("permission-denied");
    expect(await jobsThere()).toBe(0);
  });

  it("longer than a year, or backwards, is none", async () => {
    for (const period of [
      { since: "2025-01-01", until: "2026-11-30" },
      { since: "2026-11-30", until: "2026-11-01" },
    ])
      expect(await request("admin", { kind: "tasks", period })).toBe(
        "invalid-argument",
      );
  });

  it("of somebody who loses the right meanwhile fails, and sends nothing", async () => {
    const id = idOf(await request("manager", animals));
    const before = await read("access/manager");
    await put({ "access/manager": { ...before, status: "disabled" } });
    await made(id);
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "failed" });
    expect(await tokenOf(id)).toBeNull();
    expect(await filesThere()).toEqual([]);
    // Whoever is gone is told nothing.
    expect(await told(id)).toBeNull();
  });

  it("that is taken up twice keeps its file where one of the two is through", async () => {
    const id = idOf(await request("manager", animals));
    between.once = async () => {
      expect(await buildExport(id)).toBe(1);
      throw new Error("cut");
    };
    await expect(buildExport(id)).rejects.toThrow("cut");
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "done" });
    expect(await filesThere()).toEqual([`exports/${id}.csv`]);
    expect(await take(await tokenOf(id))).toBe("ready");
  });

  const told = (id: string) => read(`users/manager/notifications/export_${id}`);
  const page = { kind: "table", of: "page" };
  const columns = ["a"];
  const table = { title: "T", ofHealth: false, columns, rows: [["1"]] };
  const cut = async (id: string) => {
    between.once = () => Promise.reject(new Error("cut"));
    await expect(made(id)).rejects.toThrow("cut");
  };

  it("that is cut is made the next time, with what was handed in, and its link is sent once", async () => {
    const id = idOf(await request("manager", page, { table }));
    for (let tries = 1; tries < exportTriesMost; tries += 1) {
      await cut(id);
      expect(await read(`exportJobs/${id}`)).toMatchObject({
        ...{ status: "running", tries },
      });
      expect(await told(id)).toBeNull();
      expect(await tokenOf(id)).toBeNull();
    }
    await made(id);
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "done" });
    expect(await told(id)).toMatchObject({ type: "info" });
    const token = await tokenOf(id);
    await made(id);
    expect(await tokenOf(id)).toBe(token);
    expect(await take(token)).toBe("ready");
    expect(await filesThere()).toEqual([`exports/${id}.csv`]);
  });

  it("that is cut as often as it is tried has no file, and is told of in the bell", async () => {
    const id = idOf(await request("manager", animals));
    for (let tries = 0; tries < exportTriesMost; tries += 1) await cut(id);
    expect(await read(`exportJobs/${id}`)).toMatchObject({
      ...{ status: "failed", failure: null, tries: exportTriesMost },
    });
    expect(await filesThere()).toEqual([]);
    expect(await told(id)).toMatchObject({ kind: "export", type: "warning" });
    // What comes again finds nothing to do.
    await made(id);
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "failed" });
    expect(await tokenOf(id)).toBeNull();
  });

  it("that ends each time without a word is given up", async () => {
    const id = idOf(await request("manager", animals));
    const job = await read(`exportJobs/${id}`);
    const tries = exportTriesMost;
    await put({ [`exportJobs/${id}`]: { ...job, status: "running", tries } });
    await expect(made(id)).rejects.toThrow();
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "failed" });
    expect(await told(id)).toMatchObject({ type: "warning" });
  });

  it("asked again is the same file, however often and however late", async () => {
    const again = { operationId: "operation-again" };
    const ids = (
      await Promise.all([1, 2].map(() => request("manager", animals, again)))
    ).map(idOf);
    const id = idOf(await request("manager", animals, again));
    expect(new Set([...ids, id]).size).toBe(1);
    expect(await jobsThere()).toBe(1);
    await made(id);
    const token = await tokenOf(id);
    expect(idOf(await request("manager", animals, again))).toBe(id);
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "done" });
    // Somebody else's of the same name is another.
    expect(idOf(await request("admin", animals, again))).not.toBe(id);
    expect(await tokenOf(id)).toBe(token);
  });

  it("asked again before it is taken in is the same", async () => {
    const more = { operationId: "operation-twice", table };
    const other: string[] = [];
    between.handedIn = async () => {
      other.push(idOf(await request("manager", page, more)));
    };
    expect(idOf(await request("manager", page, more))).toBe(other[0]);
    expect(await jobsThere()).toBe(1);
  });

  it("that has too many rows says so at once, and in the bell that it cannot be made", async () => {
    const id = idOf(await request("manager", animals));
    between.once = () => Promise.reject(new AppError("quota"));
    await made(id);
    expect(await read(`exportJobs/${id}`)).toMatchObject({
      ...{ status: "failed", failure: "tooMany" },
    });
    expect(await told(id)).toMatchObject({ type: "warning" });
  });
});

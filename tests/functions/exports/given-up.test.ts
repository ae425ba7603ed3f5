import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { exportRunSeconds } from "@domain/export/export-job";
import { buildMostMs, linkLivesMs } from "@domain/export/link";
import { onExportRequested } from "../../../functions/src/exports/on-export-requested";
import { endExports } from "../../../functions/src/exports/end-exports";
import { staffed } from "../accounts/staffed";
import { filesThere, useBucket } from "../bucket-stage";
import { put, read, useStage } from "../stage";
import { idOf, request, tokenOf } from "./stage";

/** What comes before the file of a run, and between it and what the run says of it. */
const between = vi.hoisted(() => ({
  begun: null as null | (() => unknown),
  once: null as null | (() => unknown),
}));
vi.mock(import("../../../functions/src/files/bucket"), async (load) => {
  const real = await load();
  return {
    ...real,
    keepPieces: async (...all) => {
      const { begun, once } = between;
      Object.assign(between, { begun: null, once: null });
      await begun?.();
      const size = await real.keepPieces(...all);
      await once?.();
      return size;
    },
  };
});

useStage("demo-export-given-up", "test");
useBucket("demo-export-given-up");

const now = new Date("2026-11-28T08:00:00Z");
const givenUpAt = new Date(now.getTime() + buildMostMs);
const page = { kind: "table", of: "page" };
const table = { title: "T", ofHealth: false, columns: ["a"], rows: [["1"]] };

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  await put(staffed());
  await endExports(new Date(now.getTime() + 10 * linkLivesMs));
});
afterEach(() => {
  vi.useRealTimers();
});

/** As the trigger of a job does it; rejects where it is to come again. */
const made = async (exportJobId: string): Promise<void> => {
  await onExportRequested.run({ params: { exportJobId } } as never);
};
const told = (id: string) => read(`users/manager/notifications/export_${id}`);

it("a file that was cut for good is told to have failed, and leaves nothing", async () => {
  const id = idOf(await request("manager", page, { table }));
  between.once = () => Promise.reject(new Error("cut"));
  await expect(made(id)).rejects.toThrow("cut");
  expect(await filesThere()).toHaveLength(2);
  await endExports(new Date(givenUpAt.getTime() - 60_000));
  expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "running" });
  expect(await told(id)).toBeNull();
  await endExports(givenUpAt);
  expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "failed" });
  expect(await told(id)).toMatchObject({ kind: "export", type: "warning" });
  expect(await filesThere()).toEqual([]);
});

it.each([
  ["ends", () => undefined],
  ["is cut", () => Promise.reject(new Error("cut"))],
])(
  "a file that was given up while a run still went has no file once that %s",
  async (_, ends) => {
    const id = idOf(await request("manager", page, { table }));
    between.begun = () => endExports(givenUpAt);
    between.once = async () => {
      expect(await filesThere()).toEqual([`exports/${id}.csv`]);
      await ends();
    };
    await made(id).catch(() => undefined);
    expect(between.once).toBeNull();
    expect(await read(`exportJobs/${id}`)).toMatchObject({
      ...{ status: "failed", path: null },
    });
    expect(await filesThere()).toEqual([]);
    expect(await told(id)).toMatchObject({ type: "warning" });
    expect(await tokenOf(id)).toBeNull();
  },
);

it("a file that comes too late to be made in time is given up at once", async () => {
  const id = idOf(await request("manager", { kind: "animals" }));
  vi.setSystemTime(givenUpAt.getTime() - exportRunSeconds * 1000 + 1);
  await expect(made(id)).rejects.toThrow();
  expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "failed" });
  expect(await told(id)).toMatchObject({ type: "warning" });
  expect(await filesThere()).toEqual([]);
});

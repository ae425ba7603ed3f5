import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { checkSystem } from "../../functions/src/service/check-system";
import { ask } from "./ask";
import { filesThere, useBucket } from "./bucket-stage";
import { world } from "./people";
import { idsOf, put, useStage } from "./stage";

useStage("demo-check");
useBucket("demo-check");
beforeEach(() => put(world()));

const minuteMs = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

const aMail = (state: string | null, minutes: number) => ({
  createdAt: ago(minutes),
  expireAt: ago(-minutes),
  ...(state !== null && { delivery: { state } }),
});

/** What was found, by part. */
async function found(): Promise<Record<string, object>> {
  const { data } = (await ask(checkSystem, "root", {})) as {
    data: { checks: { part: string; state: string; faults: number | null }[] };
  };
  return Object.fromEntries(
    data.checks.map(({ part, state, faults }) => [part, { state, faults }]),
  );
}

const ok = { state: "ok", faults: null };
const unknown = { state: "unknown", faults: null };
const broken = (faults: number) => ({ state: "fault", faults });

describe("the check of the system", () => {
  it.each(["admin", "keeper", "vet", "off", "stranger"])(
    "is not for %s",
    async (uid) => {
      expect(await ask(checkSystem, uid, {})).toBe("permission-denied");
    },
  );

  it("finds what works, leaves nothing behind, and says where nothing tells", async () => {
    const limits = (await idsOf("limits")).length;
    expect(await found()).toEqual({
      ...{ database: ok, indexes: ok, storage: ok },
      ...{ schedules: unknown, mail: unknown },
    });
    expect(await filesThere()).toEqual([]);
    // One counts how often it is asked.
    expect((await idsOf("limits")).length).toBeLessThanOrEqual(limits + 1);
  });

  it("tells mails that failed from those that are sent, and those nobody sends", async () => {
    await put({
      "mail/one": aMail("SUCCESS", 30),
      "mail/new": aMail(null, 1),
    });
    expect(await found()).toMatchObject({ mail: ok });
    await put({ "mail/two": aMail(null, 20) });
    expect(await found()).toMatchObject({ mail: broken(1) });
    await put({
      "mail/two": aMail("ERROR", 20),
      "mail/three": aMail("ERROR", 10),
    });
    expect(await found()).toMatchObject({ mail: broken(2) });
  });

  it("tells what waits for a schedule that nobody runs", async () => {
    await put({ "eventMarks/new": { at: ago(1) } });
    expect(await found()).toMatchObject({ schedules: ok });
    await put({ "directoryMarks/old": { at: ago(30) } });
    expect(await found()).toMatchObject({ schedules: broken(1) });
  });

  it("tells files that cannot be kept", async () => {
    vi.stubEnv("STORAGE_BUCKET", "");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await found()).toMatchObject({ storage: broken(1), database: ok });
  });
});

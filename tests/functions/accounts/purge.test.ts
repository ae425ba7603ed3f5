import { describe, expect, it } from "vitest";
import { purge } from "../../../functions/src/privacy/purge";
import { put, useStage } from "../stage";
import { idsOf } from "../stage";

useStage("demo-purge");

const now = new Date("2026-11-22T03:30:00Z");
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

describe("what is kept no longer", () => {
  it("goes, and the rest stays, as often as it is run", async () => {
    await put({
      "mail/old": { expireAt: daysAgo(1) },
      "mail/new": { expireAt: daysAgo(-1) },
      "oneTimeCodes/old": { expireAt: daysAgo(0) },
      "oneTimeCodes/new": { expireAt: daysAgo(-1) },
      "limits/old": { expireAt: daysAgo(1) },
      "operations/old": { expireAt: daysAgo(1) },
      "operations/new": { expireAt: daysAgo(-80) },
      "audit/old": { at: daysAgo(3 * 365 + 1) },
      "audit/new": { at: daysAgo(3 * 365 - 1) },
      // What must not go whatever stands in it.
      "users/old": { expireAt: daysAgo(1), at: daysAgo(9999) },
      "tasks/old": { expireAt: daysAgo(1), at: daysAgo(9999) },
    });
    const once = {
      mail: 1,
      oneTimeCodes: 1,
      limits: 1,
      operations: 1,
      audit: 1,
    };
    expect(await purge(now)).toEqual(once);
    expect(await purge(now)).toEqual({});
    for (const name of ["mail", "oneTimeCodes", "operations", "audit"])
      expect([name, await idsOf(name)]).toEqual([name, ["new"]]);
    for (const name of ["users", "tasks"])
      expect(await idsOf(name)).toEqual(["old"]);
  });

  it("goes in pages, at most ten thousand of a collection at a time", async () => {
    const many = Array.from({ length: 10_100 }, (_, index) => [
      `limits/l${index}`,
      { expireAt: daysAgo(1) },
    ]);
    await put(Object.fromEntries(many) as Record<string, { expireAt: Date }>);
    expect(await purge(now)).toEqual({ limits: 10_000 });
    expect(await purge(now)).toEqual({ limits: 100 });
  });
});

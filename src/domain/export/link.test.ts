import { expect, it } from "vitest";
import { exportRunSeconds, exportTriesMost } from "./export-job";
import {
  beginsTooLate,
  buildMostMs,
  linkLivesMs,
  linkState,
  takeOnce,
  takesMost,
  takesWithinMs,
} from "./link";

const now = new Date("2026-11-28T08:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const fresh = {
  status: "done",
  until: later(linkLivesMs),
  taken: 0,
  takenAt: null,
} as const;
const takenOnce = { ...fresh, ...takeOnce(fresh, now) };

it.each([
  ["ready", fresh, 0],
  ["ready", fresh, linkLivesMs - 1],
  ["expired", fresh, linkLivesMs],
  ["ready", takenOnce, takesWithinMs - 1],
  ["used", takenOnce, takesWithinMs],
  ["used", { ...takenOnce, status: "expired" }, takesWithinMs],
  ["failed", { ...fresh, status: "failed" }, 0],
  ["expired", { ...fresh, status: "expired" }, 0],
  ["expired", { ...fresh, status: "running", until: null }, 0],
] as const)("a link is %s", (state, job, ms) => {
  expect(linkState(job, later(ms))).toBe(state);
});

it("is fetched three times and no more, all within ten minutes of the first", () => {
  let job: Parameters<typeof linkState>[0] = fresh;
  for (let times = 0; times < takesMost; times += 1) {
    expect(linkState(job, later(times))).toBe("ready");
    job = { ...job, ...takeOnce(job, later(times)) };
  }
  expect(job).toMatchObject({
    taken: takesMost,
    takenAt: now,
    until: later(takesWithinMs),
  });
  expect(linkState(job, later(takesMost))).toBe("used");
  expect([takesMost, takesWithinMs]).toEqual([3, 600_000]);
});

it("is good for no longer than its seven days, however late it is first fetched", () => {
  expect(takeOnce(fresh, later(linkLivesMs - 1)).until).toEqual(fresh.until);
});

it("a file is given up no sooner than all its runs can be over, and no run begins that would outlast it", () => {
  const runMs = exportRunSeconds * 1000;
  expect(buildMostMs).toBeGreaterThanOrEqual(
    exportTriesMost * runMs + 60 * 60_000,
  );
  const tooLate = (ms: number) => beginsTooLate({ askedAt: now }, later(ms));
  expect(tooLate(buildMostMs - runMs)).toBe(false);
  expect(tooLate(buildMostMs - runMs + 1)).toBe(true);
});

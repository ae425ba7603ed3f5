import { expect, it } from "vitest";
import type { Read } from "./read";
import { wholeRuns } from "./whole-runs";

type Log = Read<"measures">;

const pages = async function* (all: readonly number[][]) {
  await Promise.resolve();
  for (const keys of all)
    yield {
      records: keys.map((by) => ({ by: String(by) })),
      looked: keys.length,
    } as unknown as Log;
};

const runsOf = async (all: readonly number[][]) => {
  const found: string[] = [];
  let looked = 0;
  for await (const page of wholeRuns(pages(all), ({ by }) => by)) {
    found.push(page.records.map(({ by }) => by).join(""));
    looked += page.looked;
  }
  return { found: found.filter(Boolean), looked };
};

it.each([
  [[[1, 1, 2], [2, 2, 3], [3]], ["11", "222", "33"], 7],
  [[[1], [1], [1, 2]], ["111", "2"], 4],
  [[[1, 2], []], ["1", "2"], 2],
  [[[]], [], 0],
])(
  "parts no run of a key that goes on in the next page: %j",
  async (all, runs, looked) => {
    expect(await runsOf(all)).toEqual({ found: runs, looked });
  },
);

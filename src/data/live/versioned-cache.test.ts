import { expect, it } from "vitest";
import { provideBackend } from "../backend";
import { memoryStore } from "../memory-store";
import { versionedCache } from "./versioned-cache";

it("keeps nothing that another store answers late", async () => {
  const before = provideBackend(memoryStore());
  const cache = versionedCache<number, string>(
    (here, wanted) => here >= wanted,
  );
  let answer: (value: string) => void = () => undefined;
  const load = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  cache.want("k", 1, load, false);
  answer("theirs");
  await Promise.resolve();
  cache.want("late", 1, load, false);
  provideBackend(memoryStore());
  expect(cache.here(["k"])).toBeNull();
  answer("theirs");
  await new Promise((later) => setTimeout(later, 0));
  expect(cache.here(["late"])).toBeNull();
  cache.want("late", 1, () => Promise.resolve("own"), false);
  await new Promise((later) => setTimeout(later, 0));
  expect(cache.here(["late"])).toEqual(["own"]);
  provideBackend(before);
});

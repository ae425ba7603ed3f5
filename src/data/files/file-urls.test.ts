import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fileUrls } from "./file-urls";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-01T07:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const paths = Array.from({ length: 200 }, (_, index) => `zoo/animals/${index}`);
const minute = 60_000;

/** Answers each path with the call it came by. */
function answering() {
  const calls: string[][] = [];
  const ask = vi.fn(async (asked: string[]) => {
    calls.push(asked);
    return Promise.resolve(asked.map((path) => `${calls.length}:${path}`));
  });
  return { calls, urls: fileUrls(ask) };
}

const settled = () => vi.advanceTimersByTimeAsync(100);

it("asks for 200 thumbnails in one call, and within the hour for none again", async () => {
  const { calls, urls } = answering();
  for (const path of paths) urls.want([path]);
  await settled();
  expect(calls).toEqual([paths]);
  expect(urls.known(paths[199] ?? "")).toBe(`1:${paths[199]}`);
  urls.want(paths);
  await vi.advanceTimersByTimeAsync(59 * minute);
  urls.want(paths);
  await settled();
  expect(calls).toHaveLength(1);
});

it("asks again after the hour, and shows the one before until another comes", async () => {
  const { calls, urls } = answering();
  urls.want(["a"]);
  await settled();
  await vi.advanceTimersByTimeAsync(60 * minute);
  urls.want(["a"]);
  expect(urls.known("a")).toBe("1:a");
  await settled();
  expect(calls).toHaveLength(2);
  expect(urls.known("a")).toBe("2:a");
});

it("asks for no more than 500 at once", async () => {
  const { calls, urls } = answering();
  urls.want(Array.from({ length: 700 }, (_, index) => `p${index}`));
  await settled();
  expect(calls.map(({ length }) => length)).toEqual([500, 200]);
});

it("does not ask for the same twice while it is on its way", async () => {
  let answer: (urls: string[]) => void = () => undefined;
  const ask = vi.fn(() => new Promise<string[]>((done) => (answer = done)));
  const urls = fileUrls(ask);
  urls.want(["a"]);
  await settled();
  urls.want(["a"]);
  await settled();
  answer(["url"]);
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(urls.known("a")).toBe("url");
});

it("tells whoever listens, and after a failure waits before it asks again", async () => {
  const ask = vi
    .fn<(asked: string[]) => Promise<string[]>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(["url"]);
  const urls = fileUrls(ask);
  const heard = vi.fn();
  urls.subscribe(heard);
  urls.want(["a"]);
  await settled();
  urls.want(["a"]);
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(urls.known("a")).toBeNull();
  await vi.advanceTimersByTimeAsync(minute);
  urls.want(["a"]);
  await settled();
  expect(urls.known("a")).toBe("url");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("forgets what somebody else was told, also what is still on its way", async () => {
  const { urls } = answering();
  urls.want(["a"]);
  await settled();
  urls.forget();
  expect(urls.known("a")).toBeNull();
  let answer: (found: string[]) => void = () => undefined;
  const slow = fileUrls(() => new Promise<string[]>((done) => (answer = done)));
  slow.want(["a"]);
  await settled();
  slow.forget();
  answer(["theirs"]);
  await settled();
  expect(slow.known("a")).toBeNull();
});

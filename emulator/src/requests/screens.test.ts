import { expect, it } from "vitest";
import type { Origin } from "../wire/stream";
import { pageOf, Screens } from "./screens";

const origin = (path?: string, port = 1): Origin => ({
  transport: "WebChannel",
  peer: `127.0.0.1:${port}`,
  userAgent: "browser",
  referer: path === undefined ? undefined : `http://app.test${path}`,
});

it("keeps origin and path of a page, nothing else", () => {
  expect(pageOf("http://app.test/animals?name=Zoe#x")).toBe(
    "http://app.test/animals",
  );
  expect(pageOf("http://app.test/")).toBe("http://app.test/");
  expect(pageOf(undefined)).toBeNull();
  expect(pageOf("about:blank")).toBeNull();
  expect(pageOf("nonsense")).toBeNull();
});

it("begins a screen with another page, another person, or a reload", () => {
  const screens = new Screens();
  const id = (path: string, at: number, who = "ann", port = 1) =>
    screens.join(origin(path, port), who, at)?.id;
  expect(id("/a", 0)).toBe(1);
  expect(id("/a?later", 60_000, "ann", 2)).toBe(1);
  expect(id("/b", 60_001)).toBe(2);
  expect(id("/b", 60_002, "ben")).toBe(3);
  screens.streamOpened(origin("/b"), "ann");
  expect(id("/b", 61_000)).toBe(2);
  screens.streamOpened(origin("/b"), "ann");
  expect(id("/b", 64_000)).toBe(4);
  expect(id("/a", 64_001)).toBe(5);
  expect(screens.join(origin(), "ann", 64_002)).toBeNull();
  expect(
    screens.list().map(({ page, requests }) => `${page} ${requests}`),
  ).toEqual([
    "http://app.test/a 2",
    "http://app.test/b 2",
    "http://app.test/b 1",
    "http://app.test/b 1",
    "http://app.test/a 1",
  ]);
});

import { afterEach, expect, it, vi } from "vitest";
import { followNotified } from "./follow-notified";

const worker = new EventTarget();
const give = (serviceWorker: unknown) =>
  vi.stubGlobal("navigator", serviceWorker === null ? {} : { serviceWorker });
const say = (data: unknown) =>
  worker.dispatchEvent(new MessageEvent("message", { data }));
afterEach(() => vi.unstubAllGlobals());

it("goes where the service worker says, and to no other host", () => {
  give(worker);
  const go = vi.fn();
  followNotified(go);
  say({ type: "open", path: "/TaskManagementView?taskId=t1" });
  for (const other of [
    { type: "open", path: "//evil.test" },
    { type: "open", path: "/\\evil.test" },
    { type: "open", path: "https://evil.test" },
    { type: "open", path: 7 },
    { type: "CACHE_UPDATED", path: "/" },
    null,
    "/",
  ])
    say(other);
  expect(go.mock.calls).toEqual([["/TaskManagementView?taskId=t1"]]);
});

it("is nothing where there are no service workers", () => {
  give(null);
  expect(() => followNotified(vi.fn())).not.toThrow();
});

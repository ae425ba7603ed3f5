import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@domain/errors";
import { anAccess } from "../../../tests/builders/a-session";
import { aZoo } from "../../../tests/builders/facility";
import { aUser } from "../../../tests/builders/people";
import { memoryStore } from "../memory-store";
import type { SessionState } from "../session";
import { aPort } from "../testing/a-port";

const hourMs = 3_600_000;
const states: SessionState[] = [];
const closeBackend = vi.fn(() => Promise.resolve());
const reload = vi.fn();

/** One loading of the page on a device that keeps this person. */
async function openPage(uid: string | null) {
  vi.resetModules();
  const [auth, backend, identity, session] = await Promise.all([
    import("../auth"),
    import("../backend"),
    import("../identity"),
    import("../session"),
  ]);
  const store = memoryStore();
  store.seed("zoo", "zoo-baie", aZoo());
  store.seed("users", "person", aUser());
  store.seed("access", "person", anAccess());
  backend.provideBackend(store);
  auth.provideAuth({ port: aPort(uid), closeBackend, reload });
  session.watchSession((state) => states.push(state));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return { ...auth, ...identity };
}

const dayFrom = (from: number, more: object = {}) => ({
  uid: "person",
  from,
  until: from + hourMs,
  signsOut: true,
  ready: true,
  ...more,
});
const keep = (day: object) =>
  localStorage.setItem("fieldDay", JSON.stringify(day));
const hasDay = () => localStorage.getItem("fieldDay") !== null;
const isLeft = () => vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  states.length = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

it("ends at the first start after it, with nothing shown or read of its person, and says why", async () => {
  keep(dayFrom(Date.now() - 24 * hourMs));
  localStorage.setItem("zoo:person", "zoo-baie");
  localStorage.setItem("userData", '{"uid":"person","zooId":"zoo-baie"}');
  const page = await openPage("person");
  await isLeft();
  expect(states.every(({ state }) => state === "loading")).toBe(true);
  expect(page.identity()).toBeNull();
  expect(closeBackend).toHaveBeenCalledOnce();
  expect(hasDay()).toBe(false);
  expect(localStorage.getItem("userData")).toBeNull();
  expect(localStorage.getItem("zoo:person")).toBeNull();
  expect(sessionStorage.getItem("refusedReason")).toBe("dayOver");
});

it("ends in a tab that is open when midnight comes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
  keep(dayFrom(Date.now()));
  await openPage("person");
  expect(states.at(-1)).toMatchObject({ state: "ready" });
  vi.advanceTimersByTime(hourMs - 1000);
  expect(states.at(-1)).toMatchObject({ state: "ready" });
  vi.advanceTimersByTime(21_000);
  expect(states.at(-1)).toEqual({ state: "loading" });
  await isLeft();
  expect(hasDay()).toBe(false);
});

it("is ended by a clock that is put back", async () => {
  keep(dayFrom(Date.now() + hourMs));
  await openPage("person");
  await isLeft();
  expect(hasDay()).toBe(false);
});

it("leaves who is remembered where they are, and is forgotten", async () => {
  keep(dayFrom(Date.now() - 24 * hourMs, { signsOut: false }));
  await openPage("person");
  expect(states.at(-1)).toMatchObject({ state: "ready" });
  expect(hasDay()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("begins by keeping the session, then anew", async () => {
  const page = await openPage("person");
  await page.keepForDay(dayFrom(Date.now()));
  expect(hasDay()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it("is none where the browser keeps no session", async () => {
  const page = await openPage("person");
  const refuse = () => Promise.reject(new AppError("internal"));
  page.provideAuth({ port: aPort("person", { keep: refuse }), reload });
  await expect(page.keepForDay(dayFrom(Date.now()))).rejects.toMatchObject({
    code: "internal",
  });
  expect(hasDay()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("is none of whoever signs in next", async () => {
  const page = await openPage(null);
  keep(dayFrom(Date.now()));
  await page.signIn("person@suricate.test", "secret", false);
  expect(hasDay()).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setReportSink, type Report } from "../lib/report";
import { call, provideCalls, type CallFunction } from "./calls";

const input = { sectorId: "s1", team: team() };
let reports: Report[];

function team() {
  return { keeper: [], management: [], veterinary: [], nutrition: [] };
}
beforeEach(() => {
  reports = [];
  setReportSink((report) => reports.push(report));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const answering = (answer: unknown) => {
  const fake = vi.fn<CallFunction>(() => Promise.resolve(answer));
  provideCalls(fake);
  return fake;
};
const failing = (code: string) => {
  provideCalls(() => Promise.reject(Object.assign(new Error(code), { code })));
};

it("gives the data of an answer", async () => {
  const fake = answering({ success: true, data: { sectorId: "s1" } });
  expect(await call("setSectorTeam", input)).toEqual({ sectorId: "s1" });
  expect(fake).toHaveBeenCalledWith("setSectorTeam", input, 60_000);
});

it.each([
  ["conflict", "conflict"],
  ["not-empty", "not-empty"],
  ["something new", "internal"],
])("throws the code of success: false (%s)", async (error, code) => {
  answering({ success: false, error });
  await expect(call("setSectorTeam", input)).rejects.toMatchObject({ code });
});

it.each([
  undefined,
  null,
  {},
  { success: true },
  { success: true, data: {} },
  { success: "yes" },
])("does not trust an answer of another shape: %o", async (answer) => {
  answering(answer);
  await expect(call("setSectorTeam", input)).rejects.toMatchObject({
    code: "internal",
  });
  expect(reports).toMatchObject([{ code: "internal" }]);
});

it.each([
  ["functions/unauthenticated", "not-signed-in"],
  ["functions/permission-denied", "not-allowed"],
  ["functions/invalid-argument", "invalid-input"],
  ["functions/not-found", "not-found"],
  ["functions/already-exists", "conflict"],
  ["functions/aborted", "conflict"],
  ["functions/resource-exhausted", "quota"],
  ["functions/unavailable", "offline"],
  ["functions/deadline-exceeded", "offline"],
  ["functions/internal", "internal"],
])("maps %s to %s", async (sdkCode, code) => {
  failing(sdkCode);
  await expect(call("setSectorTeam", input)).rejects.toMatchObject({ code });
});

it("calls a failure without a network offline, and does not report it", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  failing("functions/internal");
  await expect(call("setSectorTeam", input)).rejects.toMatchObject({
    code: "offline",
  });
  expect(reports).toEqual([]);
});

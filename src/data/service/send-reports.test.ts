import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { provideCalls } from "../calls";
import { sendReport } from "./send-reports";

const calls = vi.fn((...asked: unknown[]): Promise<unknown> => {
  void asked;
  return Promise.resolve({ success: true, data: { counted: 1 } });
});
let before = provideCalls(calls);

beforeEach(() => {
  vi.useFakeTimers();
  before = provideCalls(calls);
});
afterEach(() => {
  vi.useRealTimers();
  provideCalls(before);
  calls.mockClear();
});

const told = { code: "internal", route: "/Dashboard", build: "2.5.0" };

it("tells what happened together in one call, by names alone", async () => {
  sendReport({ ...told, where: "tasks/t1", fields: ["dueAt", "Zuri is ill"] });
  sendReport({ ...told, code: "TypeError" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(calls.mock.calls.map(([name, input]) => [name, input])).toEqual([
    [
      "reportClientErrors",
      {
        problems: [
          {
            code: "internal",
            where: "tasks",
            route: "/Dashboard",
            build: "2.5.0",
            fields: ["dueAt"],
          },
          {
            code: "TypeError",
            where: "",
            route: "/Dashboard",
            build: "2.5.0",
            fields: [],
          },
        ],
      },
    ],
  ]);
});

it("tells many in several calls, and nothing about telling", async () => {
  for (let index = 0; index < 25; index += 1)
    sendReport({ ...told, where: "tasks" });
  sendReport({ ...told, where: "call reportClientErrors" });
  await vi.advanceTimersByTimeAsync(10_000);
  const sizes = calls.mock.calls.map(
    ([, input]) => (input as { problems: unknown[] }).problems.length,
  );
  expect(sizes).toEqual([20, 5]);
});

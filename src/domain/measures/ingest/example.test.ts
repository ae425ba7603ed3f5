import { expect, it } from "vitest";
import { curlLine, exampleValue } from "./example";

const numeric = { measureType: "numeric", scaleMax: null } as const;

it.each([
  ["what is usual", { ...numeric, builtIn: "temperature" }, 20],
  ["the middle of what can be at all", { ...numeric, builtIn: "ph" }, 7],
  ["what is usual of one's own", { ...numeric, builtIn: null }, 20],
  ["a step", { measureType: "scale", scaleMax: 5, builtIn: null } as const, 3],
  ["yes", { ...numeric, measureType: "boolean", builtIn: null } as const, true],
])("a device is shown to send %s", (_, parameter, value) => {
  expect(exampleValue(parameter)).toBe(value);
});

it("one reading is sent by a line for a terminal", () => {
  const line = curlLine({
    address: "https://example.org/ingest",
    token: "srs.a.b",
    feed: "t",
    value: 20.5,
    at: new Date("2026-07-01T10:00:00.123Z"),
  });
  expect(line.split(" \\\n  ")).toEqual([
    "curl -X POST 'https://example.org/ingest'",
    "-H 'Authorization: Bearer srs.a.b'",
    "-H 'Content-Type: application/json'",
    `-d '{"readings":[{"feed":"t","at":"2026-07-01T10:00:00Z","value":20.5}]}'`,
  ]);
});

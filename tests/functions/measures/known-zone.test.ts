import { beforeEach, expect, it } from "vitest";
import { isOfKnownZone } from "../../../functions/src/measures/known-zone";
import { put, useStage } from "../stage";
import { aMeasure, sensed } from "./sensors";

useStage("demo-known-zone");

beforeEach(() => put(sensed()));

const heard = (line: object) =>
  isOfKnownZone("e1", aMeasure({ at: new Date("2026-07-01T10:20Z"), ...line }));

it("a line is counted where the enclosure has its zone, a correction where it had", async () => {
  expect(await heard({})).toBe(true);
  expect(await heard({ areaId: "z1" })).toBe(true);
  expect(await heard({ areaId: "x1" })).toBe(false);
  expect(await heard({ areaId: "x1", replaces: "m0" })).toBe(true);
  expect(await heard({ areaId: "z1", zooId: "away" })).toBe(false);
});

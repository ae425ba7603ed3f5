import { expect, it } from "vitest";
import { zoneSchema } from "../../enclosure/enclosure";
import {
  builtInParameter,
  environmentalParameterSchema,
} from "../parameters/parameter";
import type { Named } from "./feeds";
import { feedIssues } from "./feeds";

const parameter = (key: string, more: object = {}) =>
  environmentalParameterSchema.parse({
    ...builtInParameter("home", key),
    ...more,
  });
const zones = (areaType: "terrestrial" | "aquatic") => ({
  areas: [zoneSchema.parse({ areaId: "z1", areaName: "Zone", areaType })],
});
const dry: Named = {
  parameter: parameter("temperature"),
  enclosure: zones("terrestrial"),
};
const feed = (areaId: string | null = null) => ({
  feed: "f",
  parameterId: "p",
  enclosureId: "e1",
  areaId,
});
const fieldOf = (named: Named, areaId: string | null = null) =>
  feedIssues([[feed(areaId), named]]).map(({ field }) => field);

it("a feed names what a sensor can measure there", () => {
  expect(fieldOf(dry)).toEqual([]);
  expect(fieldOf(dry, "z1")).toEqual([]);
  expect(feedIssues([])).toEqual([]);
});

it("and nothing that is not there, or not measured there", () => {
  const wet = parameter("waterTemperature");
  const text = parameter("temperature", { measureType: "choice" });
  const elsewhere = parameter("temperature", { enclosureIds: ["e2"] });
  expect(fieldOf({ ...dry, parameter: null })).toEqual(["feeds.0.parameterId"]);
  expect(fieldOf({ ...dry, parameter: text })).toEqual(["feeds.0.parameterId"]);
  expect(fieldOf({ ...dry, parameter: elsewhere })).toEqual([
    "feeds.0.parameterId",
  ]);
  expect(fieldOf({ ...dry, enclosure: null })).toEqual(["feeds.0.enclosureId"]);
  expect(fieldOf(dry, "z2")).toEqual(["feeds.0.areaId"]);
  expect(fieldOf({ ...dry, parameter: wet })).toEqual(["feeds.0.parameterId"]);
  const basin = { parameter: wet, enclosure: zones("aquatic") };
  expect(fieldOf(basin)).toEqual([]);
  expect(fieldOf(basin, "z1")).toEqual([]);
});

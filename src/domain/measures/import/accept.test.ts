import { expect, it } from "vitest";
import { environmentalParameterSchema } from "../parameters/parameter";
import { importIssues } from "./accept";

const now = new Date("2026-11-24T00:00:00Z");
const seconds = now.getTime() / 1000;
const parameter = environmentalParameterSchema.parse({
  zooId: "zoo",
  parameterId: "p",
  name: "Aspect",
  measureType: "scale",
  scaleMax: 5,
  enclosureIds: ["e"],
});
const choice = { ...parameter, measureType: "choice" as const };
const enclosure = { areas: [] };
const asked = {
  zooId: "zoo",
  enclosureId: "e",
  parameterId: "p",
  areaId: null,
  keptAs: "readings" as const,
  values: [{ at: seconds, value: 3 }],
};
const fields = (more: object, named: object = {}) =>
  importIssues(
    { ...asked, ...more },
    { parameter, enclosure, ...named },
    now,
  ).map(({ field }) => field);

it("is of a parameter that is measured there, and of values it takes, until now", () => {
  expect(fields({})).toEqual([]);
  expect(fields({}, { enclosure: null })).toEqual(["enclosureId"]);
  expect(fields({}, { parameter: null })).toEqual(["parameterId"]);
  expect(fields({ enclosureId: "other" })).toEqual(["parameterId"]);
  expect(fields({ areaId: "none" })).toEqual(["areaId"]);
  expect(
    fields({}, { parameter: { ...parameter, measureType: "datetime" } }),
  ).toEqual(["parameterId"]);
  expect(fields({}, { parameter: choice })).toEqual(["keptAs"]);
  expect(
    fields({
      values: [
        { at: seconds + 299, value: 5 },
        { at: seconds + 301, value: 5 },
        { at: seconds, value: 6 },
        { at: seconds, value: "o1" },
      ],
    }),
  ).toEqual(["values.1.at", "values.2.value", "values.3.value"]);
});

import { expect, it } from "vitest";
import { callables } from "@domain/callables";
import * as deployed from "../../functions/src/index";

const isCallable = (one: unknown) =>
  typeof one === "function" &&
  "__endpoint" in one &&
  typeof one.__endpoint === "object" &&
  one.__endpoint !== null &&
  "callableTrigger" in one.__endpoint;

it("every callable of the table is deployed, and the other way round", () => {
  const found = Object.entries(deployed)
    .filter(([, one]) => isCallable(one))
    .map(([name]) => name);
  expect(found.sort()).toEqual(Object.keys(callables).sort());
});

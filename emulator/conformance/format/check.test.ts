import { describe, expect, it } from "vitest";
import { checkFile } from "./check";
import { loadScenarios } from "./load";

const scenario = {
  name: "a case",
  about: "what it shows",
  source: "where from",
  given: { "c/a": { n: 1, at: { $timestamp: "2020-01-01T00:00:00Z" } } },
  steps: [
    { do: "get", path: "c/a", expect: { data: { n: 1 } } },
    { do: "query", from: "c", where: [["n", ">", 0]], expect: { ids: ["a"] } },
  ],
};
const withStep = (step: object) => ({
  about: "a file",
  cases: [{ ...scenario, steps: [step] }],
});

describe("the check of scenario files", () => {
  it("finds nothing wrong with the files there are", () => {
    expect(loadScenarios().length).toBeGreaterThan(0);
  });

  it("finds nothing wrong with a case as it should be", () => {
    expect(checkFile({ about: "a file", cases: [scenario] })).toEqual([]);
  });

  it.each([
    [
      "a key of a file",
      { about: "x", cases: [], more: 1 },
      'unknown key "more"',
    ],
    [
      "a key of a case",
      { about: "x", cases: [{ ...scenario, only: "web" }] },
      'unknown key "only"',
    ],
    [
      "a key of a step",
      withStep({ do: "get", path: "c/a", pth: 1 }),
      'unknown key "pth"',
    ],
    [
      "a key of an expectation",
      withStep({ do: "get", path: "c/a", expect: { dat: {} } }),
      'unknown key "dat"',
    ],
    [
      "a key beside an error",
      withStep({
        do: "delete",
        path: "c/a",
        expect: { error: "ABORTED", data: {} },
      }),
      'unknown key "data"',
    ],
    [
      "a step",
      withStep({ do: "fetch", path: "c/a" }),
      'no step is called "fetch"',
    ],
    [
      "a code",
      withStep({ do: "delete", path: "c/a", expect: { error: "not-found" } }),
      "ABORTED or",
    ],
    [
      "a tag",
      withStep({ do: "set", path: "c/a", data: { n: { $dobule: 1 } } }),
      "unknown tag $dobule",
    ],
    [
      "an operator",
      withStep({ do: "query", from: "c", where: [["n", "=", 1]] }),
      "<= or ==",
    ],
    ["a missing path", withStep({ do: "delete" }), '"path" is missing'],
    [
      "a key inside a transaction",
      withStep({
        do: "transaction",
        steps: [{ do: "get", path: "c/a", mask: [] }],
      }),
      'unknown key "mask"',
    ],
    [
      "a name used twice",
      { about: "x", cases: [scenario, scenario] },
      'two cases are called "a case"',
    ],
  ])("refuses %s it does not know", (_, file, issue) => {
    expect(checkFile(file).join("\n")).toContain(issue);
  });
});

import { describe, expect, it } from "vitest";
import type { RulesEntry } from "./format";
import { readObservations, readRulesFiles } from "./format";

const observations = Object.entries(readObservations());

const entries = readRulesFiles().flatMap((file) =>
  file.entries.map((entry) => ({
    ...entry,
    id: `${file.topic}: ${entry.name}`,
  })),
);

/** The verdicts an entry rebuilds, by behaviour. */
function rebuilt(entry: RulesEntry): [string, string][] {
  const cases = entry.cases.flatMap(({ observes, expect: verdict }) =>
    observes === undefined ? [] : [[observes, verdict] as [string, string]],
  );
  if (entry.observes === undefined) return cases;
  const refused = entry.files ? "INVALID_ARGUMENT" : "RULES_ERROR";
  return [...cases, [entry.observes, refused]];
}

describe.each(observations)("%s", (name, { verdicts, exceptions, ...rest }) => {
  const own = entries.filter((entry) => entry.observation === name);
  const covered = new Map(own.flatMap(rebuilt));

  it("is rebuilt by the entries it names", () => {
    expect(own.map(({ id }) => id).sort()).toEqual([...rest.entries].sort());
  });

  it("has every behaviour with its verdict, or says why not", () => {
    const missing = Object.entries(verdicts).filter(
      ([behaviour, verdict]) =>
        covered.get(behaviour) !== verdict && !exceptions?.[behaviour],
    );
    expect(missing).toEqual([]);
  });

  it("has no behaviour that was not recorded", () => {
    const unknown = [...covered.keys(), ...Object.keys(exceptions ?? {})];
    expect(unknown.filter((behaviour) => !(behaviour in verdicts))).toEqual([]);
  });
});

describe("the observations", () => {
  it("are all those that were recorded", () => {
    const behaviours = observations.flatMap(([, { verdicts }]) =>
      Object.keys(verdicts),
    );
    expect([observations.length, behaviours.length]).toEqual([60, 482]);
  });
});

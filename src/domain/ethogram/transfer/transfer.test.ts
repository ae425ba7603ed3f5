import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { behaviourSchema, behavioursMost } from "../version";
import { readBoris } from "./boris";
import { planOf } from "./plan";
import type { ReadBehaviour, ReadEthogram } from "./read";
import { readZooMonitor } from "./zoo-monitor";

const ids = () => {
  let count = 0;
  return () => `id-${(count += 1)}`;
};

const conf = (more: object) => ({
  ...{ type: "State event", key: "", code: "", description: "" },
  ...{ category: "", modifiers: {}, excluded: "", "coding map": "" },
  ...more,
});

const project = (behaviours: object[], more: object = {}) =>
  JSON.stringify({
    project_name: "Loutres",
    behaviors_conf: Object.fromEntries(behaviours.map((one, at) => [at, one])),
    ...more,
  });

const read = (content: string): ReadEthogram => {
  const found = readBoris(content);
  if (typeof found === "string") throw new Error(found);
  return found;
};

describe("a project of BORIS", () => {
  it("is its behaviours, with key, category, modifiers and what they stop", () => {
    const found = read(
      project(
        [
          conf({ key: "r", code: "Rest", excluded: "Swim", category: "Calm" }),
          conf({ key: "s", code: "Swim", excluded: "Rest" }),
          conf({
            ...{ type: "Point event", key: "c", code: "Call" },
            modifiers: {
              0: { name: "To", type: 0, values: ["alarm (a)", "contact (c)"] },
              1: { name: "Times", type: 2, values: [] },
            },
            "coding map": "body",
          }),
          conf({
            ...{ key: "rr", code: "Rest", category: "Calm" },
            modifiers: "left,right",
          }),
        ],
        { observations: { one: {}, two: {} } },
      ),
    );
    expect(found.name).toBe("Loutres");
    const { plan, remarks } = planOf(found, "en", ids());
    expect(plan.categories).toEqual([
      { categoryId: "id-1", trad: { en: "Calm" } },
    ]);
    const [rest, swim, call, again] = plan.behaviours;
    expect(rest).toMatchObject({
      ...{ code: "r", kind: "state", group: "1", categoryId: "id-1" },
      trad: { en: { name: "Rest", definition: null } },
    });
    expect(swim).toMatchObject({ code: "s", group: "1", categoryId: null });
    expect(call).toMatchObject({ kind: "event", group: null });
    expect(call?.modifiers[0]?.values.map(({ trad }) => trad.en)).toEqual([
      "alarm",
      "contact",
    ]);
    expect(again?.modifiers[0]?.trad.en).toBe("Rest 1");
    expect(remarks.map(({ code, about }) => `${code} ${about}`)).toEqual([
      "codingMap Call",
      "modifierFree Call · Times",
      "observations 2",
      "nameTwice Rest",
      "codeLong Rest · rr",
      "stopsOneWay Swim · Rest",
      "stopsJoined Rest · Swim · Rest",
    ]);
  });

  it("says where states stop each other that it does not tell of, and of modifiers that took several values", () => {
    const state = (code: string, excluded: string, more: object = {}) =>
      conf({ code, excluded, ...more });
    const remarksOf = (...all: object[]) =>
      planOf(read(project(all)), "en", ids()).remarks.map(
        ({ code, about }) => `${code} ${about}`,
      );
    expect(
      remarksOf(
        state("Rest", "Swim"),
        state("Swim", "Rest,Dive"),
        state("Dive", "Swim"),
        state("Groom", "Play"),
        state("Play", "Groom"),
      ),
    ).toEqual(["stopsJoined Rest · Swim · Dive"]);
    expect(
      remarksOf(
        state("Rest", "", {
          modifiers: { 0: { name: "On", type: 1, values: ["a", "b"] } },
        }),
      ),
    ).toEqual(["modifierOne Rest · On"]);
  });

  it.each([
    ["{", "notJson"],
    ["{}", "notBoris"],
    [project([]), "empty"],
  ])("%s is none", (content, problem) => {
    expect(readBoris(content)).toBe(problem);
  });
});

describe("a report of ZooMonitor", () => {
  const titles = [
    "SessionID",
    "Configuration Name",
    "Interval Channel 1 Name",
    "Interval Channel 1 Value",
    "Interval Channel 2 Name",
    "Interval Channel 2 Value",
    "All Occurrence Value",
  ];
  const row = (...values: string[]) =>
    Object.fromEntries(titles.map((title, at) => [title, values[at] ?? ""]));

  it("is what its sessions met: channels of states, all-occurrence events", () => {
    const found = readZooMonitor(titles, [
      row("1", "Otters", "", "", "Calm", "Sleeping"),
      row("1", "Otters", "Active", "Swimming"),
      row("1", "Otters", "", "", "Calm", "sleeping"),
      row("1", "Otters", "Active", "Diving", "Calm", "Other"),
      row("1", "Otters", "Active", "Other"),
      row("1", "Otters", "", "", "", "", "Toe sucking"),
    ]);
    if (typeof found === "string") throw new Error(found);
    const { plan, remarks } = planOf(found, "en", ids());
    expect(remarks).toEqual([]);
    expect(
      plan.behaviours.map(({ trad, kind, code, group }) => [
        ...[trad.en?.name, kind, code, group],
      ]),
    ).toEqual([
      ["Sleeping", "state", "s", "1"],
      ["Swimming", "state", "w", "2"],
      ["Diving", "state", "d", "2"],
      ["Other", "state", "o", "1"],
      ["Other", "state", "t", "2"],
      ["Toe sucking", "event", "e", null],
    ]);
    expect(plan.categories.map(({ trad }) => trad.en)).toEqual([
      "Calm",
      "Active",
    ]);
  });

  it("is none without its columns, and empty without behaviours", () => {
    expect(readZooMonitor(["a"], [])).toBe("notZooMonitor");
    expect(readZooMonitor(["SessionID"], [])).toBe("notZooMonitor");
    expect(readZooMonitor(titles, [row("1")])).toBe("empty");
  });
});

describe("whatever a file holds", () => {
  const word = fc.string({ maxLength: 100 });
  const behaviour: fc.Arbitrary<ReadBehaviour> = fc.record({
    name: word,
    definition: word,
    code: fc.string({ maxLength: 2 }),
    kind: fc.constantFrom("state", "event"),
    category: fc.constantFrom("", "A", "B"),
    stops: fc.array(word, { maxLength: 3 }),
    modifiers: fc.constant([]),
  });

  it("no key is given twice, and whatever is left out is told", () => {
    fc.assert(
      fc.property(fc.array(behaviour, { maxLength: 80 }), (behaviours) => {
        const { plan, remarks } = planOf(
          { name: "", behaviours, remarks: [] },
          "fr",
          ids(),
        );
        const codes = plan.behaviours.flatMap(({ code }) => code ?? []);
        expect(new Set(codes).size).toBe(codes.length);
        const left = behaviours.length - plan.behaviours.length;
        expect(remarks.filter(({ code }) => code === "noName").length).toBe(
          left,
        );
        for (const one of plan.behaviours)
          expect(behaviourSchema.safeParse({ ...one, trad: {} }).success).toBe(
            true,
          );
      }),
    );
  });

  it("takes as many as there may be, and names the others", () => {
    const many = Array.from({ length: behavioursMost + 2 }, (_, at) => ({
      ...{ name: `b${at}`, definition: "", code: "", kind: "state" as const },
      ...{ category: "", stops: [], modifiers: [] },
    }));
    const { plan, remarks } = planOf(
      { name: "", behaviours: many, remarks: [] },
      "fr",
      ids(),
    );
    expect(plan.behaviours).toHaveLength(behavioursMost);
    expect(remarks.map(({ about }) => about)).toEqual(["b200", "b201"]);
  });
});

import { describe, expect, it } from "vitest";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { changesBetween } from "../compare/versions";
import { colorAt } from "../palette";
import {
  freeCode,
  newBehaviour,
  newCategory,
  newModifier,
  newValue,
  planForm,
  planFormIssues,
  planValues,
} from "./plan-form";

const { categories, behaviours } = anEthogramVersion();
const plan = { categories, behaviours };

describe("the form of a draft", () => {
  it("stores what it was made from", () => {
    expect(planFormIssues(planForm(plan))).toEqual([]);
    expect(planValues(planForm(plan))).toEqual(plan);
  });

  it("is saved half filled, and trimmed", () => {
    const begun = newBehaviour("b", colorAt(0));
    const modifiers = [{ ...newModifier("m"), values: [newValue("v")] }];
    const form = {
      categories: [newCategory("c")],
      behaviours: [{ ...begun, group: " ", modifiers }],
    };
    form.behaviours[0]!.trad.fr.name = " Repos ";
    expect(planFormIssues(form)).toEqual([]);
    expect(planValues(form)).toMatchObject({
      categories: [{ categoryId: "c", trad: {} }],
      behaviours: [
        {
          ...{ code: null, group: null },
          trad: { fr: { name: "Repos", definition: null } },
        },
      ],
    });
  });

  it("is not saved with a definition of nothing, or a key that is none", () => {
    const one = newBehaviour("b", colorAt(1));
    one.trad.de.definition = "Liegt still.";
    expect(
      planFormIssues({ categories: [], behaviours: [{ ...one, code: "é" }] }),
    ).toEqual([
      { field: "behaviours.0.code", code: "invalid" },
      { field: "behaviours.0.trad.de.name", code: "required" },
    ]);
  });

  it("offers the first key that is free", () => {
    const keys = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
    const taken = keys.map((code) => ({ ...newBehaviour(code, ""), code }));
    expect(freeCode({ behaviours: taken.slice(0, 2) })).toBe("c");
    expect(freeCode({ behaviours: taken })).toBe("");
  });
});

describe("what differs between two versions", () => {
  it("is nothing for the same", () => {
    expect(changesBetween(plan, plan)).toEqual([]);
  });

  it("is told by behaviour; a state that becomes an event compares no more", () => {
    const [rest, walk, groom] = behaviours;
    const renamed = { ...rest!, trad: { ...rest!.trad, de: undefined } };
    const after = {
      categories,
      behaviours: [
        aBehaviour({ behaviourId: "play" }),
        { ...groom!, kind: "state" as const, code: "G", picture: "a/b.jpg" },
        renamed,
      ],
    };
    expect(
      changesBetween({ categories, behaviours: [rest!, walk!, groom!] }, after),
    ).toEqual([
      expect.objectContaining({ behaviourId: "play", change: "added" }),
      {
        ...{ behaviourId: "groom", change: "changed", languages: [] },
        ...{ fields: ["code", "kind", "picture"], comparable: false },
      },
      {
        ...{ behaviourId: "rest", change: "changed", languages: ["de"] },
        ...{ fields: [], comparable: true },
      },
      expect.objectContaining({ behaviourId: "walk", change: "removed" }),
    ]);
  });
});

import { describe, expect, it } from "vitest";
import {
  aBehaviour,
  aCategory,
  aModifier,
  anEthogram,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { inAll } from "../../../../tests/builders/surveys";
import { languages } from "../../taxonomy/taxonomy";
import { bytesOf } from "../../schema/bytes";
import { structureBytesMost } from "../../versions/size";
import { nextDraft } from "../draft";
import type { Behaviour, EthogramPlan } from "../version";
import { behavioursMost } from "../version";
import { frozenPlan, withWords, wordsIn } from "./freeze";
import { completeIn, ethogramIssues } from "./issues";

const { names } = anEthogram();
const plan = anEthogramVersion();

const codes = (
  behaviours: readonly Behaviour[],
  more: Partial<EthogramPlan> = {},
) =>
  ethogramIssues(
    { categories: [aCategory()], behaviours: [...behaviours], ...more },
    names,
  ).map(({ field, code }) => `${field}:${code}`);

describe("an ethogram is refused", () => {
  it("for nothing where everything is there in every language", () => {
    expect(ethogramIssues(plan, names)).toEqual([]);
    expect(completeIn(plan, names)).toEqual(languages);
  });

  it("while it tells nothing apart", () => {
    expect(codes([])).toEqual(["behaviours:behavioursNone"]);
  });

  it("while words are missing, each by its place", () => {
    const { de, ...rest } = inAll((one) => ({ name: one, definition: one }));
    const lacking = aBehaviour({
      trad: { ...rest, it: { name: "it", definition: null } },
      modifiers: [{ ...aModifier(), trad: {}, values: [] }],
    });
    expect(de).toBeDefined();
    expect(codes([lacking])).toEqual([
      "behaviours.0.trad.de.name:translationRequired",
      "behaviours.0.trad.de.definition:translationRequired",
      "behaviours.0.trad.it.definition:translationRequired",
      ...languages.map(
        (one) => `behaviours.0.modifiers.0.trad.${one}:translationRequired`,
      ),
      "behaviours.0.modifiers.0.values:modifierValuesNone",
    ]);
    const nameless = { categories: [{ categoryId: "c", trad: {} }] };
    expect(codes([aBehaviour()], nameless)).toHaveLength(languages.length);
    const { nl, ...others } = names;
    expect(nl).toBeDefined();
    expect(ethogramIssues(plan, others)).toEqual([
      { field: "names.nl", code: "translationRequired" },
    ]);
    expect(completeIn(plan, others)).not.toContain("nl");
  });

  it("for a key that is missing or given twice; a capital is another", () => {
    const [a, b] = [aBehaviour(), aBehaviour({ behaviourId: "run" })];
    expect(codes([a, { ...b, code: "r" }])).toEqual([
      "behaviours.1.code:codeTwice",
    ]);
    expect(codes([a, { ...b, code: null }, { ...b, code: "R" }])).toEqual([
      "behaviours.1.code:codeNone",
    ]);
  });

  it("for a category that is not there, and for groups that stop nothing", () => {
    expect(codes([aBehaviour({ categoryId: "gone" })])).toEqual([
      "behaviours.0.categoryId:categoryUnknown",
    ]);
    expect(
      codes([
        aBehaviour({ group: "a" }),
        aBehaviour({ behaviourId: "b", group: "a", kind: "event" }),
        aBehaviour({ behaviourId: "c", group: "c" }),
      ]),
    ).toEqual([
      "behaviours.1.group:groupEvent",
      "behaviours.2.group:groupAlone",
    ]);
  });

  it("for more than a document takes", () => {
    const modifiers = Array.from({ length: 6 }, (_, at) => ({
      modifierId: `${at}`,
      trad: inAll(() => "m"),
      values: Array.from({ length: 30 }, (__, value) => ({
        valueId: `${"v".repeat(60)}${value}`,
        trad: inAll(() => "v"),
      })),
    }));
    const many = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP"
      .split("")
      .map((key) => aBehaviour({ behaviourId: key, code: key, modifiers }));
    expect(codes(many)).toEqual(["behaviours:structureTooLarge"]);
  });
});

describe("what is frozen", () => {
  it("holds no words, and begins the next draft with all of them again", () => {
    const frozen = frozenPlan(plan);
    expect(JSON.stringify(frozen)).not.toContain(" fr");
    const words = Object.fromEntries(
      languages.map((one) => [one, wordsIn(plan, names, one)]),
    );
    const { categories, behaviours } = plan;
    expect(withWords(frozen, words)).toEqual({ categories, behaviours });
    const published = { status: "published", publishedAt: null } as const;
    const made = nextDraft(
      { obsId: "obs-1", versions: [published] },
      frozen,
      words,
    );
    expect(made).toEqual({
      versionId: "2",
      values: { obsId: "obs-1", categories, behaviours },
    });
    expect(nextDraft(anEthogram(), frozen, words)).toBeNull();
    // What is missing stays missing.
    expect(withWords(frozen, {}).behaviours[0]?.trad).toEqual({});
    expect(
      wordsIn(
        { categories: [], behaviours: [aBehaviour({ trad: {} })] },
        {},
        "fr",
      ),
    ).toMatchObject({
      name: "",
      behaviours: { rest: { name: "", definition: null } },
    });
  });

  it("stays small: as many behaviours as there may be", () => {
    const behaviours = Array.from({ length: behavioursMost }, (_, at) =>
      aBehaviour({ behaviourId: `behaviour-${at}`, modifiers: [aModifier()] }),
    );
    const size = bytesOf(frozenPlan({ categories: [aCategory()], behaviours }));
    expect(size).toBeLessThan(structureBytesMost / 3);
  });
});

describe("the picture of a behaviour", () => {
  it("is frozen with the version, and the next draft begins with it", () => {
    const picture = `official/observations/obs-1/${"0a".repeat(16)}.jpg`;
    const frozen = frozenPlan({
      categories: [],
      behaviours: [aBehaviour({ picture })],
    });
    expect(frozen.behaviours[0]?.picture).toBe(picture);
    const next = nextDraft(
      {
        obsId: "obs-1",
        versions: [{ status: "published", publishedAt: null }],
      },
      frozen,
      {},
    );
    expect(next?.values.behaviours[0]?.picture).toBe(picture);
  });
});

import { describe, expect, it } from "vitest";
import { aFamily, aSpecie } from "../../../tests/builders/taxa";
import { collectionNames, entryOf } from "../collections";
import { referringTo } from "../record/desk/referring";
import { blockerKinds } from "../removal/callables";
import { specieDesk } from "./desk";
import { flawsOf, isBinomial, missingNames } from "./flaws";
import { taxonKinds } from "./kinds";
import { mergedTaxon } from "./merge";
import { ageClassOf, specieFigures } from "./specie-figures";
import {
  blankTaxon,
  taxonFormOf,
  taxonIssues,
  taxonOf,
  taxonValues,
} from "./taxon";
import { languages, localized } from "./taxonomy";

describe("what a species repeats of its family", () => {
  const resolve = (familyId: string | null, orderId: string | null) =>
    specieDesk.resolve?.(
      aSpecie({ familyId: "f", orderId: "own" }),
      new Set(["familyId"]),
      () => (familyId === null ? null : aFamily({ familyId, orderId })),
    );

  it("is its order, where that has one", () => {
    expect(resolve("f", "theirs")).toEqual({
      orderId: "theirs",
      specieFamily: { familyId: "f", familyOrder: { orderId: "theirs" } },
    });
    expect(resolve("f", null)).toEqual({
      orderId: "own",
      specieFamily: { familyId: "f", familyOrder: { orderId: null } },
    });
  });

  it("is nothing of a family that is not there, or without one", () => {
    expect(resolve(null, null)).toEqual({});
    expect(
      specieDesk.resolve?.(
        aSpecie({ familyId: null, orderId: "own" }),
        new Set(["familyId"]),
        () => null,
      ),
    ).toEqual({ orderId: "own", specieFamily: null });
  });
});

describe("a name in several languages", () => {
  const names = { fr: "Lion", de: "Löwe", en: " " };

  it("is the reader's where that is filled, else French, else the last resort", () => {
    expect(localized(names, "de", "Panthera leo")).toBe("Löwe");
    expect(localized(names, "en", "Panthera leo")).toBe("Lion");
    expect(localized(names, "nl", "Panthera leo")).toBe("Lion");
    expect(localized({ fr: "" }, "nl", "Panthera leo")).toBe("Panthera leo");
  });
});

describe("a form of the taxonomy", () => {
  it("needs a latin name alone, which stands for a French one", () => {
    expect(taxonIssues(blankTaxon(null))).toEqual([
      { field: "latin", code: "required" },
    ]);
    const form = { ...blankTaxon("f"), latin: " Panthera leo ", de: " Löwe " };
    expect(taxonIssues(form)).toEqual([]);
    expect(taxonValues(form)).toEqual({
      latin: "Panthera leo",
      name: "Panthera leo",
      names: { de: "Löwe" },
      parentId: "f",
    });
    expect(taxonValues({ ...form, fr: "Lion" }).name).toBe("Lion");
  });

  it("takes the name of existing data, which have no names by language, for the French one", () => {
    const old = aSpecie({ specieName: "Suricate", names: {} });
    expect(taxonFormOf(taxonOf("species", "s", old)).fr).toBe("Suricate");
    const latin = aSpecie({ specieName: "Suricata suricatta", names: {} });
    expect(taxonFormOf(taxonOf("species", "s", latin)).fr).toBe("");
  });
});

describe("flaws", () => {
  const known = {
    familyOrders: new Map([
      ["family-1", "order-1"],
      ["bare", null],
    ]),
    timesGiven: () => 1,
  };
  const names = Object.fromEntries(languages.map((one) => [one, "x"]));

  it.each([
    ["Suricata suricatta", true],
    ["Salix × fragilis", true],
    ["Panthera leo persica", true],
    ["Panthera leo persica goojratensis", false],
    ["panthera leo", false],
    ["Panthera", false],
    ["", false],
  ])("%s is a binomial: %s", (latin, is) => {
    expect(isBinomial(latin)).toBe(is);
  });

  it("are none of a whole species", () => {
    expect(flawsOf(aSpecie({ names }), known)).toEqual([]);
  });

  it.each([
    [{ familyId: null }, ["noFamily"]],
    [{ familyId: "gone" }, ["noFamily"]],
    [{ familyId: "bare" }, ["familyWithoutOrder"]],
    [{ orderId: "other" }, ["orderDiffers"]],
    [{ underReview: true }, ["underReview"]],
    [{ names: { ...names, de: " " } }, ["noName.de"]],
  ])("%j: %j", (more, found) => {
    expect(flawsOf(aSpecie({ names, ...more }), known)).toEqual(found);
  });

  it("of a latin name that two species have is theirs", () => {
    const twice = { ...known, timesGiven: () => 2 };
    expect(flawsOf(aSpecie({ names }), twice)).toEqual(["latinTwice"]);
  });

  it("of no name are seven", () => {
    expect(missingNames({})).toEqual(languages);
  });
});

describe("a merge", () => {
  it("fills gaps and overwrites nothing", () => {
    const from = aSpecie({ names: { fr: "Autre", de: "Erdmännchen" } });
    const into = aSpecie({
      names: { fr: "Suricate" },
      familyId: null,
      orderId: null,
    });
    expect(mergedTaxon("species", from, into)).toEqual({
      names: { fr: "Suricate", de: "Erdmännchen" },
      familyId: "family-1",
      orderId: "order-1",
      specieFamily: from.specieFamily,
    });
    expect(mergedTaxon("species", into, from)).toEqual({});
  });
});

describe("the animals of a species in figures", () => {
  const animal = {
    zooId: "z",
    animalSexe: "Male",
    animalBirthdate: null,
    animalState: null,
    isArchived: false,
  } as const;

  it("add up to the living", () => {
    const figures = specieFigures(
      [
        animal,
        { ...animal, animalSexe: "Femelle", animalBirthdate: "01/2020" },
        { ...animal, animalState: "deceased" },
        { ...animal, isArchived: true },
      ],
      "2026-11-22",
    );
    expect(figures.living).toBe(2);
    expect([...figures.sexes]).toEqual([
      ["Male", 1],
      ["Femelle", 1],
    ]);
    expect([...figures.ages]).toEqual([
      ["unknown", 1],
      ["from5to9", 1],
    ]);
    expect([...figures.states]).toEqual([
      ["living", 2],
      ["deceased", 1],
      ["archived", 1],
    ]);
    expect([...figures.zoos]).toEqual([["z", 2]]);
  });

  it.each([
    ["11/2026", "under1"],
    ["11/2025", "from1to4"],
    ["11/2006", "from20"],
    ["12/2006", "from10to19"],
    ["12/2021", "from1to4"],
    ["11/2021", "from5to9"],
    ["12/2016", "from5to9"],
    ["11/2016", "from10to19"],
  ])("born %s: %s", (birthdate, age) => {
    expect(ageClassOf(birthdate, "2026-11-22")).toBe(age);
  });
});

describe("what names a record of the taxonomy", () => {
  const all = taxonKinds.flatMap((kind) => referringTo(kind));

  it("is found in the table of collections", () => {
    expect(
      all.map(({ collection, reference }) => [collection, reference.field]),
    ).toEqual([
      ["species", "orderId"],
      ["family", "orderId"],
      ["profiles", "orderIds"],
      ["species", "familyId"],
      ["profiles", "familyIds"],
      ["animals", "specieId"],
      ["groups", "specieId"],
      ["healthParameters", "specieIds"],
      ["surveys", "surveySpecie"],
      ["observations", "obsSpecie"],
      ["profiles", "specieIds"],
      ["campaigns", "specieIds"],
      ["biblio", "specieIds"],
    ]);
    expect(
      all.filter(({ many }) => many).map(({ collection }) => collection),
    ).toEqual([
      "profiles",
      "profiles",
      "healthParameters",
      "surveys",
      "observations",
      "profiles",
      "campaigns",
      "biblio",
    ]);
  });

  it("is said in an answer, and lies in no other record's collection", () => {
    for (const { collection } of all) {
      expect(blockerKinds).toContain(collection);
      expect(entryOf(collection).path).not.toContain("{id}");
    }
    expect(collectionNames).toContain("specieLogs");
  });

  it("may be a list of ids", () => {
    const sectors = referringTo("users").filter(
      ({ collection }) => collection === "sectors",
    );
    expect(sectors.every(({ many }) => many)).toBe(true);
  });
});

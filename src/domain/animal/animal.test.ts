import { describe, expect, it } from "vitest";
import { sector1 } from "../../../tests/builders/ids";
import type { AnimalForm } from "./animal";
import { animalForm, animalIssues, animalValues } from "./animal";
import type { CalendarDay } from "../time/calendar-day";
import { ageOf, ageOn, birthMonthOf } from "./birthdate";

const today = "2026-12-01";
const form = (fields: Partial<AnimalForm> = {}): AnimalForm => ({
  ...animalForm(null),
  animalName: "Nala",
  specieId: "specie-1",
  animalSexe: "Femelle",
  animalBirthdate: "03/2019",
  enclosureId: "enclosure-1",
  ...fields,
});

describe("animalIssues", () => {
  it("has none for a filled form, of known birth or not", () => {
    expect(animalIssues(form(), today)).toEqual([]);
    expect(animalIssues(form({ animalBirthdate: " " }), today)).toEqual([]);
    expect(animalIssues(form({ animalBirthdate: "12/2026" }), today)).toEqual(
      [],
    );
  });

  it("asks for name, species, sex and enclosure", () => {
    const empty = form({
      animalName: "",
      specieId: null,
      animalSexe: null,
      enclosureId: null,
    });
    expect(animalIssues(empty, today)).toEqual(
      ["animalName", "specieId", "animalSexe", "enclosureId"].map((field) => ({
        field,
        code: "required",
      })),
    );
  });

  it("takes no name with what cannot be seen, and none of more than 80 characters", () => {
    for (const animalName of ["Na\nla", "Na\u202ela", "Na\u200fla", "N\u0000"])
      expect(animalIssues(form({ animalName }), today)).toEqual([
        { field: "animalName", code: "hidden" },
      ]);
    expect(animalIssues(form({ animalName: "n".repeat(80) }), today)).toEqual(
      [],
    );
    expect(
      animalIssues(form({ animalName: "n".repeat(81) }), today),
    ).toMatchObject([{ field: "animalName", code: "tooLong" }]);
  });

  it("asks for the enclosure of who is here, and for none of who has ended", () => {
    const nowhere = form({ enclosureId: null });
    expect(animalIssues(nowhere, today)).toEqual([
      { field: "enclosureId", code: "required" },
    ]);
    for (const state of ["deceased", "departed"] as const) {
      expect(animalIssues(nowhere, today, state)).toEqual([]);
      expect(animalIssues(form(), today, state)).toEqual([
        { field: "enclosureId", code: "invalid" },
      ]);
    }
  });

  it.each([
    ["2019-03", "birthdateFormat"],
    ["3/2019", "birthdateFormat"],
    ["00/2019", "birthdateFormat"],
    ["13/2019", "birthdateFormat"],
    ["03/1799", "birthdateFormat"],
    ["01/2027", "birthdateFuture"],
  ])("takes %s for %s", (animalBirthdate, code) => {
    expect(animalIssues(form({ animalBirthdate }), today)).toEqual([
      { field: "animalBirthdate", code },
    ]);
  });
});

describe("animalValues", () => {
  const specie = {
    specieId: "specie-1",
    specieName: "Suricate",
    specieLatinName: "Suricata suricatta",
  };

  it("derives the month to sort by and copies the species", () => {
    expect(
      animalValues(
        form({
          animalName: " Nala ",
          groupId: "group-1",
          animalChipId: " 250 ",
        }),
        specie,
        sector1,
      ),
    ).toMatchObject({
      animalName: "Nala",
      animalSexe: "Femelle",
      animalBirthdate: "03/2019",
      birthMonth: "2019-03",
      animalEnclosureData: { enclosureId: "enclosure-1" },
      sectorId: sector1,
      groupId: "group-1",
      motherId: null,
      fatherId: null,
      subSpecie: null,
      animalChipId: "250",
      gan: null,
      localId: null,
      notes: null,
      ...specie,
    });
  });

  it("stores an unknown birth as null", () => {
    expect(
      animalValues(form({ animalBirthdate: "" }), specie, null),
    ).toMatchObject({
      animalBirthdate: null,
      birthMonth: null,
      sectorId: null,
    });
  });
});

describe("birth dates", () => {
  it("become a month to sort by", () => {
    expect(birthMonthOf("12/1800")).toBe("1800-12");
    expect(birthMonthOf("")).toBeNull();
    expect(birthMonthOf("12/2019 ")).toBeNull();
  });

  it("give whole years and months", () => {
    expect(ageOn("03/2019", today)).toEqual({ years: 7, months: 9 });
    expect(ageOn("12/2026", today)).toEqual({ years: 0, months: 0 });
    expect(ageOn("12/2025", today)).toEqual({ years: 1, months: 0 });
    expect(ageOn("01/2027", today)).toBeNull();
    expect(ageOn(null, today)).toBeNull();
  });

  it("ends with the day an animal died or left, and is not known without one", () => {
    const lived = { animalBirthdate: "01/2000", animalState: null };
    const died = { ...lived, animalState: "deceased" as const };
    const day = (text: string) => text as CalendarDay;
    expect(ageOf({ ...lived, animalStateDate: null }, today)).toMatchObject({
      years: 26,
    });
    expect(
      ageOf({ ...died, animalStateDate: day("2005-06-30") }, today),
    ).toEqual({ years: 5, months: 5 });
    expect(ageOf({ ...died, animalStateDate: null }, today)).toBeNull();
  });
});

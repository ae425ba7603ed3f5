import { describe, expect, it } from "vitest";
import { latinOf, nearest, subSpecieOf } from "./species";
import { guessColumns, titleKey } from "./columns";
import { birthdateOf, dayOf, orderOf, readDate } from "./dates";
import { tableOf } from "./table";
import { isNameless, sexOf, stateOf } from "./words";

const today = "2026-11-23";

describe("columns", () => {
  it.each([
    [
      "Species360, documented",
      "AnimalAnonID Class SpeciesName CommonName BirthDate BirthDateEstimateType SexType DeathDate GlobalStatus DepartDate DepartType",
      "localId,,latin,commonName,birth,,sex,deathDate,state,departDate,reason",
    ],
    [
      "an inventory of ZIMS",
      "GAN|Preferred ID|Local ID|House Name|Scientific Name|Common Name|Sex|Birth Date|Enclosure|Transponder|Status",
      "gan,,localId,name,latin,commonName,sex,birth,enclosure,chip,state",
    ],
    [
      "AWAG",
      "manimalnumber mdateofbirth misalive misassessed massessmenttemplate mdam mfather msex msource mspecies",
      "localId,birth,state,,,,,sex,,latin",
    ],
    [
      "a Czech table of specimens",
      "id speciesId accessionNumber genderTypeCode zims name chip birthDate birthPlace fatherId note",
      ",latin,localId,sex,gan,name,chip,birth,,,notes",
    ],
    [
      "a studbook",
      "record_id house_name sex birth_date death_date species subspecies common_name studbook_id litter",
      "localId,name,sex,birth,deathDate,latin,subSpecie,commonName,,",
    ],
    [
      "French",
      "N° d’inventaire|Nom de l’animal|Espèce|Sexe|Date de naissance|Enclos|Puce électronique|Décès",
      ",name,latin,sex,birth,enclosure,chip,deathDate",
    ],
  ])("of %s are known by their titles", (_what, titles, fields) => {
    const words = titles.split(titles.includes("|") ? "|" : " ");
    expect(
      guessColumns(words)
        .map((field) => field ?? "")
        .join(","),
    ).toBe(fields);
  });

  it("are what was chosen before, and each field has one", () => {
    const remembered = new Map([
      ["name", "localId" as const],
      ["sex", null],
    ]);
    expect(
      guessColumns(["Name", "Local ID", "Sex", "House name"], remembered),
    ).toEqual(["localId", null, null, "name"]);
  });

  it("may be called anything", () => {
    const titles = [
      "__proto__",
      "constructor",
      "toString",
      "",
      "hasOwnProperty",
    ];
    expect(guessColumns(titles)).toEqual([null, null, null, null, null]);
    expect(titleKey("__proto__")).toBe("proto");
  });
});

describe("a table", () => {
  it("begins below its title lines, without empty rows and columns", () => {
    const table = tableOf([
      ["Inventory 2026", "Inventory 2026", "Inventory 2026", ""],
      [],
      ["", "Local ID", "", "Sex"],
      ["", "A1", "", "M"],
      ["", " ", "", ""],
      ["", "A2", "", "F\u0000\u202e"],
    ]);
    expect(table).toEqual({
      titles: ["Local ID", "Sex"],
      rows: [
        { line: 4, cells: ["A1", "M"] },
        { line: 6, cells: ["A2", "F"] },
      ],
    });
  });

  it("takes the line of titles that says most, under merged ones", () => {
    const table = tableOf([
      ["ID", "Dates", "Dates", "Sex"],
      ["ID", "Birth", "Death", "Sex"],
      ["7", "2015", "", "M"],
    ]);
    expect(table).toMatchObject({ titles: ["ID", "Birth", "Death", "Sex"] });
  });

  it.each([
    ["empty", []],
    ["empty", [["Sex", "Name"]]],
    [
      "tooManyCells",
      [["a", "b"], ...Array.from({ length: 20_001 }, () => ["x"])],
    ],
  ])("says %s of what is none", (code, grid) => {
    expect(tableOf(grid)).toBe(code);
  });

  it("cuts what is too long and too wide", () => {
    const table = tableOf([
      ["Name", "Sex"],
      ["x".repeat(1_000_000), ...Array.from({ length: 500 }, () => "y")],
    ]);
    if (typeof table === "string") throw new Error(table);
    expect(table.titles).toHaveLength(200);
    expect(table.rows[0]?.cells[0]).toHaveLength(6000);
  });
});

describe("a date", () => {
  it.each([
    ["2015-06-29", "06/2015", "2015-06-29"],
    ["2015/6/29", "06/2015", "2015-06-29"],
    ["29.06.2015", "06/2015", "2015-06-29"],
    ["29/06/15", "06/2015", "2015-06-29"],
    ["29-06-98", "06/1998", "1998-06-29"],
    ["06/2015", "06/2015", null],
    ["2015-06", "06/2015", null],
    ["2015", "01/2015", null],
    ["42184", "06/2015", "2015-06-29"],
    ["20150629", "06/2015", "2015-06-29"],
    ["29 Jun 2015", "06/2015", "2015-06-29"],
    ["June 29, 2015", "06/2015", "2015-06-29"],
    ["29 août 2015", "08/2015", "2015-08-29"],
    ["Juli 2015", "07/2015", null],
    ["~2015", "01/2015", null],
    ["2015-06-29T13:00:00Z", "06/2015", "2015-06-29"],
    ["29/06/2015 10:30", "06/2015", "2015-06-29"],
  ])("%s is read", (text, birthdate, day) => {
    const date = readDate(text, "dmy", today);
    if (date === null) throw new Error(text);
    expect([birthdateOf(date), dayOf(date)]).toEqual([birthdate, day]);
  });

  it.each([
    "",
    "soon",
    "31.02.2015",
    "13/2015",
    "15/13/2015",
    "0000",
    "9999-01-01",
    "=TODAY()",
    "12",
  ])("%j is none", (text) => {
    expect(readDate(text, "dmy", today)).toBeNull();
  });

  it("of a year in two figures is in this century up to this year", () => {
    const yearOf = (year: string) =>
      readDate(`01/02/${year}`, "dmy", today)?.year;
    expect(["00", "26", "27", "99"].map(yearOf)).toEqual([
      2000, 2026, 1927, 1999,
    ]);
  });

  it("of numbers is read in the order of its column, points day first", () => {
    expect(readDate("03/04/2015", "mdy", today)).toMatchObject({ month: 3 });
    expect(readDate("03.04.2015", "mdy", today)).toMatchObject({ month: 4 });
    expect(orderOf(["03/04/2015", "25/04/2015"])).toBe("dmy");
    expect(orderOf(["03/04/2015", "04/25/2015"])).toBe("mdy");
    expect(orderOf(["03/04/2015", "01/02/2015"])).toBe("either");
    expect(orderOf(["13/04/2015", "04/13/2015"])).toBe("mixed");
    expect(orderOf(["2015", "03.04.2015", ""])).toBeNull();
  });
});

describe("words", () => {
  it.each([
    ["Male", "M m Male 1.0 1.0.0 Mâle MACHO Maschio männlich Mannelijk ♂"],
    [
      "Femelle",
      "F w V h Female 0.1 0.1.0 Femelle Hembra Femmina Fêmea Weiblich Vrouwelijk ♀",
    ],
    [
      "undefined",
      "U ? 0.0.1 Unknown undetermined Indéterminé unbestimmt onbekend undefined",
    ],
  ])("for %s are known", (sex, words) => {
    for (const word of words.split(" "))
      expect([word, sexOf(word)]).toEqual([word, sex]);
  });

  it("that nobody knows are none", () => {
    expect(sexOf("constructor")).toBeNull();
    expect(stateOf("__proto__")).toBeNull();
    expect(stateOf("Alive")).toBe("present");
    expect(stateOf("décédé")).toBe("deceased");
  });

  it("for no name are known", () => {
    for (const word of ["(no name)", "sans nom", "-", "Unnamed"])
      expect([word, isNameless(word)]).toEqual([word, true]);
    expect(isNameless("Noname Jack")).toBe(false);
  });
});

describe("a latin name", () => {
  it("is a species with or without its subspecies and its author", () => {
    expect(latinOf("Ailurus fulgens styani")).toEqual({
      binomial: "ailurus fulgens",
      stored: "Ailurus fulgens",
      trinomial: "ailurus fulgens styani",
    });
    expect(latinOf("PANTHERA LEO (Linnaeus, 1758)")?.stored).toBe(
      "Panthera leo",
    );
    expect(latinOf("Panthera leo ssp. persica")?.trinomial).toBe(
      "panthera leo persica",
    );
    expect(latinOf("Lion")).toBeNull();
    expect(latinOf("7 8")).toBeNull();
  });

  it("of a subspecies is kept whole, and not where it is the species", () => {
    expect(subSpecieOf("ailurus fulgens styani", "ailurus fulgens")).toBe(
      "Ailurus fulgens styani",
    );
    expect(subSpecieOf("Ailurus fulgens", "ailurus fulgens")).toBeNull();
    expect(subSpecieOf("styani", "ailurus fulgens")).toBe("styani");
  });

  it("suggests what is near", () => {
    const species = ["Panthera leo", "Panthera pardus", "Puma concolor"].map(
      (latinName) => ({ latinName }),
    );
    expect(nearest("Pantera leo", species)).toEqual([species[0]]);
    expect(nearest("Panthera loe", species)).toEqual([species[0]]);
    expect(nearest("Giraffa", species)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { userLanguages } from "@domain/person/user";
import { listing } from "@domain/versions/version-list";
import { anEthogram } from "../../builders/ethograms";
import { anEvent } from "../../builders/events";
import { anEnrichment, aMovement, aUse } from "../../builders/enrichment";
import { anEnclosure } from "../../builders/facility";
import { aFinding } from "../../builders/findings";
import { aParameter } from "../../builders/measures";
import { aCir, aReport } from "../../builders/reports";
import { aProject, aPublication } from "../../builders/research";
import { aSurvey } from "../../builders/surveys";
import { aFamily, anOrder, aSpecie } from "../../builders/taxa";
import { aPerson, staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { bookCells, csvCells, recordsIn } from "./read-back";
import { fileOf, request } from "./stage";

useStage("demo-export-record-lists", "test");
useBucket("demo-export-record-lists");

const zooId = "home";
const away = "away";
const period = { since: "2026-11-01", until: "2026-11-30" };
const published = listing([
  { status: "published", publishedAt: new Date("2026-03-01T08:00:00Z") },
]);
const inEach = (name: string) =>
  Object.fromEntries(userLanguages.map((one) => [one, name]));

/** The same record of another establishment, which is in no file. */
const theirs = { title: "Ailleurs", zooId: away };

beforeEach(() =>
  put({
    ...staffed(),
    ...aPerson("boss", zooId, { right: "pedagoadmin" }),
    "users/boss": {
      ...aPerson("boss", zooId)["users/boss"],
      userFirstname: "=Ada",
    },
    "enclosures/x": anEnclosure({
      ...{ zooId, enclosureId: "x", enclosureName: "=Clairière" },
    }),
    "environmentalParameters/parameter-1": aParameter({ zooId, name: "-Sol" }),
    "findings/f": aFinding({
      ...{ zooId, findingId: "f", sectorIds: ["s1"], reason: "+Rien" },
      subject: { kind: "enclosure", id: "x", areaId: null },
    }),
    "findings/theirs": aFinding({ zooId: away, findingId: "theirs" }),
    "events/e": anEvent({ zooId, name: "@SUM(A1)", by: "keeper" }),
    "events/theirs": anEvent({ zooId: away, headId: "theirs" }),
    "events/before": anEvent({ zooId, at: new Date("2026-10-31T08:00:00Z") }),
    "species/specie-1": aSpecie({
      ...{ specieName: "=Suricate", names: inEach("=Suricate") },
    }),
    "family/family-1": aFamily(),
    "order/order-1": anOrder(),
    "enrichments/object-1": anEnrichment({
      ...{ zooId, sectors: ["s1"], name: "=Balle" },
    }),
    "enrichments/theirs": anEnrichment({
      ...{ zooId: away, enrichmentId: "theirs" },
    }),
    [`enrichmentUses/${aUse({ zooId }).useId}`]: aUse({ zooId }),
    "enrichmentMovements/m": aMovement({ zooId, to: "x", note: "-2" }),
    "enrichmentMovements/theirs": aMovement({ zooId: away }),
    "researchProjects/p": aProject({
      ...{ zooId, projectId: "p", title: "=Jeu", leadId: "admin" },
      ...{ memberIds: ["keeper"], readerIds: ["admin", "keeper"] },
    }),
    "researchProjects/theirs": aProject({ ...theirs, projectId: "theirs" }),
    "biblio/b": aPublication({ zooId, biblioId: "b", title: "=Modèle" }),
    "biblio/theirs": aPublication({ ...theirs, biblioId: "theirs" }),
    "reports/r": aReport({
      ...{ zooId, reportId: "r", title: "=Bilan", authorId: "admin" },
    }),
    "reports/theirs": aReport({ ...theirs, reportId: "theirs" }),
    "surveys/survey-1": aSurvey({ names: inEach("=Primates"), ...published }),
    "observations/obs-1": anEthogram({
      ...{ names: inEach("=Lémuriens"), ...published },
    }),
    "cirs/c": aCir({ zooId, cirId: "c", title: "=Visite" }),
    "cirs/theirs": aCir({ ...theirs, cirId: "theirs" }),
  }),
);

/** How each is asked, a text of its first row, how many rows and how many of its cells are numbers. */
const kinds = [
  { asked: { kind: "findings" }, name: "=Clairière", numbers: 5 },
  { asked: { kind: "events", period }, name: "@SUM(A1)", numbers: 1 },
  {
    asked: { kind: "users", right: "pedagoadmin" },
    ...{ name: "=Ada Test", numbers: 0 },
  },
  { asked: { kind: "species" }, name: "=Suricate", numbers: 0 },
  { asked: { kind: "movements", period }, name: "=Balle", numbers: 1 },
  { asked: { kind: "enrichments" }, name: "=Balle", numbers: 2 },
  { asked: { kind: "projects" }, name: "=Jeu", numbers: 0 },
  { asked: { kind: "publications" }, name: "=Modèle", numbers: 1 },
  { asked: { kind: "reports" }, name: "=Bilan", numbers: 1 },
  { asked: { kind: "surveys" }, name: "=Primates", numbers: 1 },
  { asked: { kind: "ethograms" }, name: "=Lémuriens", numbers: 1 },
  { asked: { kind: "visits" }, name: "=Visite", numbers: 7 },
] as const;

describe.each(kinds)("a file of $asked.kind", ({ asked, name, numbers }) => {
  it.each(userLanguages)(
    "is the same table in %s however it is written, of this establishment alone, and holds no formula",
    async (language) => {
      const csv = await fileOf("root", asked, { language });
      const [head = [], ...rows] = csvCells(csv.bytes);
      expect(rows).toHaveLength(1);
      expect(new Set(head).size).toBe(head.length);
      expect(head).not.toContain("");
      expect(rows[0]).toContain(`'${name}`);
      const book = await fileOf("root", asked, { language, format: "xlsx" });
      const [titles = [], cells = []] = bookCells(book.bytes);
      expect(titles.map(({ v }) => v)).toEqual(head);
      expect(cells.map(({ v }) => v)).toContain(name);
      expect(cells.filter(({ t }) => t === "n")).toHaveLength(numbers);
      expect(cells.every(({ f }) => f === undefined)).toBe(true);
    },
  );
});

describe("who may take a list away", () => {
  it.each([
    ["findings", "keeper", "stranger"],
    ["events", "keeper", "stranger"],
    ["users", "admin", "manager"],
    ["species", "root", "admin"],
    ["movements", "keeper", "stranger"],
    ["enrichments", "keeper", "stranger"],
    ["projects", "keeper", "staff"],
    ["publications", "keeper", "stranger"],
    ["reports", "manager", "keeper"],
    ["surveys", "keeper", "stranger"],
    ["ethograms", "keeper", "stranger"],
    ["visits", "staff", "keeper"],
  ])("%s: %s may, %s may not", async (kind, may, mayNot) => {
    expect(await request(may, { kind, period })).toMatchObject({
      success: true,
    });
    expect(await request(mayNot, { kind, period })).toBe("permission-denied");
  });
});

const rowsOf = async (by: string, asked: object) =>
  recordsIn((await fileOf(by, asked)).bytes);

it("a list longer than a page is there to its last row, each once", async () => {
  const titles = Array.from({ length: 305 }, (_, index) => `T${index}`);
  await put(
    Object.fromEntries(
      titles.map((title) => [
        `biblio/${title}`,
        aPublication({ zooId, biblioId: title, title }),
      ]),
    ),
  );
  const rows = await rowsOf("keeper", { kind: "publications" });
  expect(rows.map((row) => row["Titre"]).sort()).toEqual(
    ["=Modèle", ...titles].sort(),
  );
});

import { beforeEach, describe, expect, it } from "vitest";
import { listing } from "@domain/versions/version-list";
import { anEthogram } from "../../builders/ethograms";
import { aCir, aHealthReport, aReport } from "../../builders/reports";
import {
  anOpenPublication,
  aProject,
  aPublication,
} from "../../builders/research";
import { aSurvey } from "../../builders/surveys";
import { aSpecie } from "../../builders/taxa";
import { aTask } from "../../builders/work";
import { staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { recordsIn } from "./read-back";
import { fileOf } from "./stage";

useStage("demo-export-written-rows", "test");
useBucket("demo-export-written-rows");

const zooId = "home";

beforeEach(() => put({ ...staffed(), "species/specie-1": aSpecie() }));

const rowsOf = async (by: string, asked: object) =>
  recordsIn((await fileOf(by, asked)).bytes);
/** What a column says in each row, in order of the alphabet. */
const columnOf = async (title: string, by: string, asked: object) =>
  (await rowsOf(by, asked)).map((row) => row[title]).sort();

describe("what is written", () => {
  it("projects are told to who reads all, or is named in them", async () => {
    const project = (title: string, more: object = {}) => ({
      [`researchProjects/${title}`]: aProject({
        ...{ zooId, projectId: title, title, leadId: "admin" },
        ...{ memberIds: [], readerIds: ["admin"], ...more },
      }),
    });
    await put({
      ...project("mine", { memberIds: ["keeper"], readerIds: ["keeper"] }),
      ...project("over", { permits: [{ number: "1", until: "2020-01-01" }] }),
      ...project("ended", { status: "ended" }),
      ...project("old", { archived: true }),
    });
    const titles = (by: string, more: object = {}) =>
      columnOf("Titre", by, { kind: "projects", ...more });
    expect(await titles("keeper")).toEqual(["mine"]);
    expect(await titles("admin")).toEqual(["ended", "mine", "over"]);
    expect(await titles("admin", { status: "ended" })).toEqual(["ended"]);
    expect(await titles("admin", { archived: true })).toContain("old");
    const rows = await rowsOf("admin", { kind: "projects" });
    expect(rows.find(({ Titre }) => Titre === "over")).toMatchObject({
      ...{ Responsable: "admin Test", Statut: "En cours", Archivé: "Non" },
      ...{ "Autorisation expirée": "Oui", Début: "2026-09-01" },
    });
  });

  it("publications are the establishment's and everybody's, narrowed as their list is", async () => {
    await put({
      "biblio/own": aPublication({ zooId, specieIds: ["specie-1"] }),
      "biblio/open": anOpenPublication({ year: 1999, tags: ["autre"] }),
      "biblio/old": aPublication({ zooId, biblioId: "old", archived: true }),
    });
    const years = (more: object = {}) =>
      columnOf("Année", "keeper", { kind: "publications", ...more });
    expect(await years()).toEqual(["1999", "2020"]);
    expect(await years({ archived: true })).toHaveLength(3);
    expect(await years({ year: "1999" })).toEqual(["1999"]);
    expect(await years({ tag: "models" })).toEqual(["2020"]);
    expect(await years({ specieId: "specie-1" })).toEqual(["2020"]);
    expect(await years({ type: "book" })).toEqual([]);
    const [row] = await rowsOf("keeper", {
      kind: "publications",
      tag: "autre",
    });
    expect(row).toMatchObject({
      ...{ Auteurs: "Mellor, D. J. & Beausoleil, N. J.", État: "Pour tous" },
      DOI: "10.3390/ani10101870",
    });
  });

  it("reports are told to who reads them, of health with the account alone", async () => {
    await put({
      "reports/r1": aReport({
        ...{ zooId, reportId: "r1", title: "Bilan", authorId: "admin" },
      }),
      "reports/r2": aHealthReport({ zooId, reportId: "r2", title: "Santé" }),
      "reports/old": aReport({
        ...{ zooId, reportId: "old", title: "Vieux", isArchived: true },
      }),
    });
    const titles = (by: string, more: object = {}) =>
      columnOf("Titre", by, { kind: "reports", ...more });
    expect(await titles("manager")).toEqual(["Bilan", "Santé"]);
    expect(await titles("staff")).toEqual(["Bilan"]);
    expect(await titles("admin", { archived: true })).toEqual(["Vieux"]);
    expect(await titles("admin", { state: "approved" })).toEqual([]);
    const job = async (by: string) =>
      (await fileOf(by, { kind: "reports" })).job;
    expect(await job("manager")).toMatchObject({ ofHealth: true });
    expect(await job("staff")).toMatchObject({ ofHealth: false });
    const rows = await rowsOf("staff", { kind: "reports" });
    expect(rows[0]).toMatchObject({
      ...{ État: "Brouillon", Version: "1", "Premier jour": "2026-01-01" },
      ...{ "Dernier jour": "2026-06-30", Auteur: "admin Test" },
      Secteurs: "Tout l’établissement",
    });
  });

  it("visits say how much was found and recommended, and what became of that", async () => {
    const recommendation = (recommendationId: string, more: object = {}) => ({
      ...{ ...aCir().recommendations[0], recommendationId, ...more },
    });
    await put({
      "cirs/c": aCir({
        ...{ zooId, cirId: "c" },
        recommendations: [
          recommendation("done", { asksTask: true }),
          recommendation("late", { dueDate: "2020-01-01" }),
          recommendation("open", { dueDate: "2199-01-01" }),
        ] as never,
      }),
      "cirs/old": aCir({ zooId, cirId: "old", isArchived: true }),
      "tasks/cir_c_done": aTask({
        ...{ zooId, taskId: "cir_c_done", status: "DONE" },
        ...{ recommendationId: "done", sectorIds: ["s1"] },
      }),
    });
    const rows = await rowsOf("staff", { kind: "visits" });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual({
      ...{ Titre: "Visite de novembre", "Date de la visite": "2026-11-05" },
      ...{ Participants: "Alix Morel", "Constats : Grave": "0" },
      ...{ "Constats : Moyenne": "1", "Constats : Légère": "0" },
      ...{ Recommandations: "3", "Recommandations : Faites": "1" },
      ...{ "Recommandations : À faire": "1" },
      "Recommandations : En retard": "1",
    });
    const old = { kind: "visits", archived: true };
    expect(await rowsOf("admin", old)).toHaveLength(1);
  });
});

describe("what has versions", () => {
  const at = new Date("2026-03-01T08:00:00Z");
  const published = { status: "published", publishedAt: at } as const;
  const draft = { status: "draft", publishedAt: null } as const;
  const survey = (
    name: string,
    ...versions: Parameters<typeof listing>[0]
  ) => ({
    [`surveys/${name}`]: aSurvey({
      ...{ surveyId: name, names: { fr: name }, surveySpecie: [] },
      ...listing(versions),
    }),
  });

  it("is told to everybody as they begin with it, to its makers with what they work on", async () => {
    await put({
      ...survey("both", published, draft),
      ...survey("begun", draft),
      ...survey("old", { ...published, status: "retired" }),
      "observations/o": anEthogram({
        ...{ names: { fr: "Lémuriens" }, obsSpecie: ["specie-1"] },
        ...listing([published]),
      }),
    });
    const names = (by: string, more: object = {}) =>
      columnOf("Nom", by, { kind: "surveys", ...more });
    expect(await names("keeper")).toEqual(["both"]);
    expect(await names("keeper", { state: "draft" })).toEqual(["both"]);
    expect(await names("root")).toEqual(["begun", "both"]);
    expect(await names("root", { state: "old" })).toEqual(["old"]);
    expect(await names("root", { version: 2 })).toEqual(["both"]);
    const rows = await rowsOf("keeper", { kind: "surveys" });
    expect(rows[0]).toMatchObject({
      ...{ Version: "1", État: "Version 1 · Publiée", Langues: "fr" },
      ...{ Espèces: "Toute espèce", "Publié le": "2026-03-01 09:00" },
    });
    const ethograms = { kind: "ethograms", specieId: "specie-1" };
    expect(await columnOf("Espèces", "keeper", ethograms)).toEqual([
      "Suricate",
    ]);
    const ofOther = { kind: "ethograms", specieId: "bear" };
    expect(await rowsOf("keeper", ofOther)).toEqual([]);
  });
});

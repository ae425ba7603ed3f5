import { beforeEach, describe, expect, it } from "vitest";
import { userLanguages } from "@domain/person/user";
import { aCampaign } from "../../builders/campaigns";
import { anEthogram } from "../../builders/ethograms";
import { anAnimal, aGroup, anEnclosure } from "../../builders/facility";
import { aClosedSession } from "../../builders/observation";
import { aFigureBlock, aHealthReport, aReport } from "../../builders/reports";
import { aSpecie } from "../../builders/taxa";
import { aPerson, staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { bookCells, csvCells, recordsIn } from "./read-back";
import { fileOf, request } from "./stage";

useStage("demo-export-lists", "test");
useBucket("demo-export-lists");

const zoo = { zooId: "home" };
const inFirst = { ...zoo, sectorId: "s1" };
const period = { since: "2026-11-01", until: "2026-11-30" };

const session = (obsSessionId: string, more: object = {}) => ({
  [`obsSessions/${obsSessionId}`]: aClosedSession({
    ...zoo,
    ...{ obsSessionId, sectorIds: ["s1"], enclosureId: "x" },
    ...{ observerId: "keeper", animalIds: ["x0"] },
    ...{ openToKeepers: true, day: "2026-11-20" as never },
    ...{ watchedMs: 5_400_000, plannedMinutes: 120 },
    counts: { focal: 12, scans: 9, missed: 1 },
    ...more,
  }),
});

beforeEach(() =>
  put({
    ...staffed(),
    "species/specie-1": aSpecie({ specieId: "specie-1" }),
    "enclosures/x": anEnclosure({
      ...zoo,
      ...{ enclosureId: "x", enclosureName: "=Clairière" },
    }),
    "animals/x0": anAnimal({
      ...inFirst,
      ...{ animalId: "x0", animalName: "@SUM(A1)", groupId: "g1" },
    }),
    "animals/x1": anAnimal({
      ...inFirst,
      ...{ animalId: "x1", animalName: "Nala", groupId: "g1" },
    }),
    "animals/gone": anAnimal({
      ...inFirst,
      ...{ animalId: "gone", animalName: "Partie", groupId: "g1" },
      animalState: "departed",
    }),
    "observations/form-1": anEthogram({
      names: Object.fromEntries(
        userLanguages.map((one) => [one, `Eth ${one}`]),
      ),
    }),
    "campaigns/campaign-1": aCampaign({
      ...zoo,
      ...{ name: "=Hiver", animalIds: ["x0"], participants: ["keeper"] },
      ...{ collects: ["quiz", "scan"], obsId: "form-1", obsVersion: 2 },
    }),
    ...session("one", { campaignId: "campaign-1", note: "-2+3" }),
    "reports/r1": aReport({
      ...{ ...zoo, reportId: "r1" },
      blocks: [
        aFigureBlock({
          ...{ kind: "analysis", n: 20, counts: "scans" },
          ...{ from: "2026-11-01" as never, to: "2026-11-30" as never },
          columns: [{ label: "Part", unit: "%" }],
          rows: [{ label: "+Repos", values: [12.5], text: "=20" }],
          versions: ["Lémuriens, version 2"],
        }),
      ],
    }),
    "groups/g1": aGroup({
      ...zoo,
      ...{ groupId: "g1", groupName: "+Troupe", specieId: null, note: "-1" },
    }),
  }),
);

/** What each kind is asked as, and how many rows it has. */
const kinds = [
  { asked: { kind: "sessions", period }, name: "=Clairière", numbers: 6 },
  { asked: { kind: "figures", reportId: "r1" }, name: "+Repos", numbers: 1 },
  { asked: { kind: "groups" }, name: "+Troupe", numbers: 1 },
  { asked: { kind: "campaigns" }, name: "=Hiver", numbers: 2 },
] as const;

describe.each(kinds)("a file of $asked.kind", ({ asked, name, numbers }) => {
  it.each(userLanguages)(
    "is the same table in %s however it is written, and holds no formula",
    async (language) => {
      const csv = await fileOf("admin", asked, { language });
      const [head = [], ...rows] = csvCells(csv.bytes);
      expect(rows).toHaveLength(1);
      expect(new Set(head).size).toBe(head.length);
      expect(rows[0]).toContain(`'${name}`);
      const book = await fileOf("admin", asked, { language, format: "xlsx" });
      const [titles = [], cells = []] = bookCells(book.bytes);
      expect(titles.map(({ v }) => v)).toEqual(head);
      expect(cells.map(({ v }) => v)).toContain(name);
      expect(cells.filter(({ t }) => t === "n")).toHaveLength(numbers);
      expect(cells.every(({ f }) => f === undefined)).toBe(true);
    },
  );
});

const only = async (by: string, asked: object) => {
  const { bytes } = await fileOf(by, asked);
  return recordsIn(bytes);
};

describe("sessions of observation", () => {
  it("say what, when, by whom, whom and how much", async () => {
    const [row] = await only("admin", { kind: "sessions", period });
    expect(row).toMatchObject({
      ...{ Début: "2026-11-20 10:00", Fin: "2026-11-20 10:10" },
      ...{ État: "Terminée", Enclos: "=Clairière", Animaux: "@SUM(A1)" },
      ...{ Observateur: "keeper Test", Éthogramme: "Eth fr" },
      ...{ Version: "1", Campagne: "=Hiver", Actes: "12" },
      Échantillonnage: "Suivi focal, Scans",
      "Prévu (minutes)": "120",
      "Observé (minutes)": "90",
      ...{ Scans: "9", "Scans manqués": "1", Note: "-2+3" },
    });
  });

  it("are narrowed as their list is, and to what whoever asks reads", async () => {
    await put({
      ...session("elsewhere", { sectorIds: ["s2"], enclosureId: "y" }),
      ...session("void", { voidedAt: new Date("2026-11-21T08:00:00Z") }),
      ...session("before", { day: "2026-10-31" }),
      ...session("sealed", { sealed: true, observerId: "manager" }),
      ...session("planned", { status: "planned", day: null }),
      ...aPerson("elsewhere", "home", { sectorRoles: { keeper: ["s2"] } }),
    });
    const found = async (by: string, more: object = {}) => {
      const rows = await only(by, { kind: "sessions", period, ...more });
      return rows.map((row) => row["Identifiant de la séance"]).sort();
    };
    expect(await found("admin")).toEqual(["elsewhere", "one", "void"]);
    expect(await found("elsewhere")).toEqual(["elsewhere"]);
    expect(await found("admin", { status: "void" })).toEqual(["void"]);
    expect(await found("admin", { enclosureId: "y" })).toEqual(["elsewhere"]);
    expect(await found("admin", { campaignId: "campaign-1" })).toEqual(["one"]);
    expect(await found("admin", { animalId: "x1" })).toEqual([]);
    expect(await found("admin", { userId: "nobody" })).toEqual([]);
  });
});

it("groups name the animals that live there and are in them", async () => {
  await put({
    "groups/g2": aGroup({ ...zoo, groupId: "g2", groupName: "Autre" }),
    "groups/old": aGroup({ ...zoo, groupId: "old", isArchived: true }),
    "groups/theirs": aGroup({ zooId: "away", groupId: "theirs" }),
  });
  const rows = await only("keeper", { kind: "groups" });
  expect(rows.map((row) => row["Nom du groupe"])).toEqual(["+Troupe", "Autre"]);
  expect(rows[0]).toMatchObject({
    ...{ Individus: "2", "Leurs noms": "@SUM(A1), Nala", Note: "-1" },
    Espèce: "Plusieurs espèces",
  });
  const ofSpecies = { kind: "groups", specieId: "specie-1" };
  expect(await only("keeper", ofSpecies)).toHaveLength(1);
});

describe("the figures of a report", () => {
  it("say each value with of how many, when and on what it rests", async () => {
    const [row] = await only("admin", { kind: "figures", reportId: "r1" });
    expect(row).toMatchObject({
      ...{ Figure: "Inventaire", Ligne: "+Repos", Colonne: "Part" },
      ...{ Valeur: "12,5", Unité: "%", Remarques: "=20", Effectif: "20 scans" },
      ...{ Du: "2026-11-01", Au: "2026-11-30" },
      Versions: "Lémuriens, version 2",
      "Figé le": "2026-11-20 10:00",
    });
  });

  it("are for who reads the report alone, and of health where it is", async () => {
    const health = aHealthReport({ ...zoo, reportId: "r2" });
    const theirs = aReport({ zooId: "away", reportId: "r3" });
    await put({ "reports/r2": health, "reports/r3": theirs });
    const asked = (reportId: string) => ({ kind: "figures", reportId });
    const { job } = await fileOf("admin", asked("r2"));
    expect(job).toMatchObject({ ofHealth: true });
    await expect(fileOf("admin", asked("r3"))).rejects.toThrow();
    await expect(fileOf("manager", asked("gone"))).rejects.toThrow();
    expect(await request("keeper", asked("r1"))).toBe("permission-denied");
  });
});

describe("campaigns", () => {
  it("say what is collected of whom, by whom, and how often", async () => {
    const [row] = await only("keeper", { kind: "campaigns" });
    expect(row).toMatchObject({
      ...{ Nom: "=Hiver", Collecte: "Questionnaire, Scans" },
      ...{ Éthogramme: "Eth fr", "Version de l’éthogramme": "2" },
      ...{ Individus: "@SUM(A1)", Participants: "keeper Test" },
      Objectif: "Questionnaire: 1 × Pendant la campagne",
      "Renouvellement automatique": "Aucun",
    });
  });

  it("are narrowed as their list is; what was deleted is in none", async () => {
    const campaign = (campaignId: string, more: object) => ({
      [`campaigns/${campaignId}`]: aCampaign({
        ...{ ...zoo, campaignId, name: campaignId, animalIds: [], ...more },
      }),
    });
    await put({
      ...campaign("stopped", { status: "stopped" }),
      ...campaign("deleted", { status: "deleted" }),
      ...campaign("expert", { mode: "expert", specieIds: ["specie-9"] }),
    });
    const names = async (more: object = {}) => {
      const rows = await only("admin", { kind: "campaigns", ...more });
      return rows.map((row) => row["Nom"]).sort();
    };
    expect(await names()).toEqual(["=Hiver", "expert", "stopped"]);
    expect(await names({ tab: "archived" })).toEqual(["stopped"]);
    expect(await names({ phase: "stopped" })).toEqual(["stopped"]);
    expect(await names({ mode: "expert" })).toEqual(["expert"]);
    expect(await names({ specieId: "specie-9" })).toEqual(["expert"]);
    expect(await names({ specieId: "specie-1" })).toEqual(["=Hiver"]);
  });
});

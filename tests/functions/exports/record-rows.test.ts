import { beforeEach, describe, expect, it } from "vitest";
import { anEvent } from "../../builders/events";
import {
  anEnrichment,
  anOfficial,
  aMovement,
  aUse,
} from "../../builders/enrichment";
import { anAnimal, anEnclosure } from "../../builders/facility";
import { aFinding } from "../../builders/findings";
import { aHealthParameter } from "../../builders/health";
import { aLabel, aTag } from "../../builders/labels";
import { aParameter } from "../../builders/measures";
import { aSurvey } from "../../builders/surveys";
import { aFamily, anOrder, aSpecie } from "../../builders/taxa";
import { aPerson, mailOf, staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { recordsIn } from "./read-back";
import { fileOf } from "./stage";

useStage("demo-export-record-rows", "test");
useBucket("demo-export-record-rows");

const zooId = "home";
const period = { since: "2026-11-01", until: "2026-11-30" };

beforeEach(() =>
  put({
    ...staffed(),
    "enclosures/x": anEnclosure({
      ...{ zooId, enclosureId: "x", enclosureName: "Clairière" },
    }),
    "animals/x0": anAnimal({
      ...{ zooId, animalId: "x0", animalName: "Nala", sectorId: "s1" },
    }),
    "species/specie-1": aSpecie(),
  }),
);

const rowsOf = async (by: string, asked: object) =>
  recordsIn((await fileOf(by, asked)).bytes);
/** What a column says in each row, in order of the alphabet. */
const columnOf = async (title: string, by: string, asked: object) =>
  (await rowsOf(by, asked)).map((row) => row[title]).sort();

describe("findings", () => {
  const ofAnimal = {
    ...{ zooId, class: "health", sectorIds: ["s1"], retestOn: "2026-12-01" },
    subject: { kind: "animal", id: "x0", areaId: null },
    source: { kind: "animalMeasure", id: "health-parameter-1", version: null },
  } as object;
  const verdict = {
    ...{ kind: "improved", before: 31, after: 26, difference: -5 },
    ...{ low: -6.5, high: -3.5, nBefore: 12, nAfter: 9 },
    testedOn: new Date().toISOString().slice(0, 10),
  } as never;

  beforeEach(() =>
    put({
      "environmentalParameters/parameter-1": aParameter({ zooId, name: "Sol" }),
      "healthParameters/health-parameter-1": aHealthParameter({ zooId }),
      "surveys/survey-1": aSurvey({ names: { fr: "Primates" } }),
      "findings/judged": aFinding({
        ...{ zooId, findingId: "judged", actionDay: "2026-07-02" as never },
        ...{ subject: { kind: "enclosure", id: "x", areaId: null }, verdict },
      }),
      "findings/animal": aFinding({ ...ofAnimal, findingId: "animal" }),
      "findings/score": aFinding({
        ...{ ...ofAnimal, findingId: "score" },
        source: { kind: "score", id: "survey-1", version: 2 },
      }),
      "findings/away": aFinding({
        ...{ zooId, findingId: "away", isArchived: true, reason: "Panne" },
        subject: { kind: "enclosure", id: "x", areaId: null },
      }),
    }),
  );

  it("say what was seen, what was expected, and what became of it", async () => {
    const rows = await rowsOf("admin", { kind: "findings" });
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row["Paramètre"] === "Sol")).toEqual({
      ...{ Jour: "2026-07-01", Sujet: "Enclos", Où: "Clairière" },
      ...{ Paramètre: "Sol", Unité: "°C", Valeur: "31", Attendu: "25" },
      ...{ "Attendu, au plus bas": "22", "Attendu, au plus haut": "28" },
      ...{ "Nombre de valeurs": "20", État: "Amélioré" },
      ...{ "Jour de l’action": "2026-07-02", "Nouvel examen le": "" },
      ...{ Avant: "31", Après: "26", Différence: "-5" },
      ...{ "Différence, au plus bas": "-6,5" },
      ...{ "Différence, au plus haut": "-3,5" },
      ...{ "Valeurs avant": "12", "Valeurs après": "9", Raison: "" },
    });
    expect(rows.map((row) => row["Paramètre"])).toContain(
      "Score d’évaluation : Primates",
    );
    expect(rows.filter((row) => row["Où"] === "Nala")).toHaveLength(2);
  });

  it("are narrowed as their list is; of health to who reads them, and then only with the account", async () => {
    const found = (by: string, more: object = {}) =>
      columnOf("État", by, { kind: "findings", ...more });
    expect(await found("admin", { status: "improved" })).toEqual(["Amélioré"]);
    expect(await found("admin", { status: "open" })).toHaveLength(2);
    expect(await found("admin", { dismissed: true })).toEqual(["Écarté"]);
    expect(await found("keeper")).toEqual(["Amélioré"]);
    expect(await found("manager")).toHaveLength(3);
    const job = async (by: string) =>
      (await fileOf(by, { kind: "findings" })).job;
    expect(await job("keeper")).toMatchObject({ ofHealth: false });
    expect(await job("manager")).toMatchObject({ ofHealth: true });
  });
});

describe("events", () => {
  const event = (id: string, more: object) => ({
    [`events/${id}`]: anEvent({ zooId, headId: id, by: "keeper", ...more }),
  });

  beforeEach(() =>
    put({
      ...event("moved", {
        subject: { collection: "animals", id: "x0" },
        after: { enclosureId: "x" },
      }),
      ...event("many", {
        ...{ kind: "created", name: "Lot", count: 12, by: "system" },
        ...{ before: {}, after: { enclosureId: "x" } },
        subject: { collection: "animals", id: "y" },
      }),
      ...event("one-of-many", { isHead: false, headId: "many" }),
      ...event("renamed", {
        ...{ kind: "renamed", name: "Neuve", before: { name: "Vieille" } },
        ...{ after: { name: "Neuve" }, by: "stranger" },
        subject: { collection: "enclosures", id: "x" },
      }),
      ...event("alert", {
        ...{ kind: "raised", name: "", before: {}, by: "keeper" },
        after: { type: "legal", animalId: "x0" },
        subject: { collection: "alerts", id: "a" },
        at: new Date("2026-11-21T08:00:00Z"),
      }),
      ...event("before", { at: new Date("2026-10-31T22:00:00Z") }),
    }),
  );

  it("say what became of what, of how many, from what to what and by whom", async () => {
    const rows = await rowsOf("keeper", { kind: "events", period });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      ...{ Date: "2026-11-21 09:00", Genre: "Alerte", Concerne: "Alertes" },
      ...{ Nom: "Réglementaire", Effectif: "1", Avant: "", Après: "Nala" },
      Par: "keeper Test",
    });
    const of = (kind: string) => rows.find((row) => row["Genre"] === kind);
    expect(of("Déplacement")).toMatchObject({
      ...{ Nom: "Nala", Après: "Clairière", Par: "keeper Test" },
    });
    expect(of("Enregistrement")).toMatchObject({
      ...{ Nom: "", Effectif: "12", Après: "Clairière", Par: "Suricate" },
    });
    // Nobody of another establishment is named.
    expect(of("Changement de nom")).toMatchObject({
      ...{ Avant: "Vieille", Après: "Neuve", Par: "Une autre personne" },
    });
  });

  it("are of the whole last day of the period, and of none after it", async () => {
    await put({
      ...event("last", { at: new Date("2026-11-30T22:59:00Z") }),
      ...event("after", { at: new Date("2026-11-30T23:00:00Z") }),
    });
    const dates = await columnOf("Date", "keeper", { kind: "events", period });
    expect(dates.filter((date) => (date ?? "") > "2026-11-29")).toEqual([
      "2026-11-30 23:59",
    ]);
  });

  it("are narrowed as the timeline is, of a record by all it was in", async () => {
    const kinds = (more: object) =>
      columnOf("Genre", "keeper", { kind: "events", period, ...more });
    expect(await kinds({ event: "renamed" })).toEqual(["Changement de nom"]);
    expect(await kinds({ userId: "system" })).toEqual(["Enregistrement"]);
    expect(await kinds({ animalId: "x0" })).toEqual(["Déplacement"]);
    expect(await kinds({ enclosureId: "x" })).toEqual(["Changement de nom"]);
  });
});

describe("the people of an establishment", () => {
  beforeEach(() =>
    put({
      ...aPerson("vet", zooId, {
        sectorRoles: { veterinary: ["s1", "s2"], keeper: ["s1"] },
      }),
      ...aPerson("provider", zooId, { staff: true }),
    }),
  );

  it("say their right, where they work and how they stand, never a mail address", async () => {
    const { bytes } = await fileOf("admin", { kind: "users" });
    const rows = recordsIn(bytes);
    expect(rows.map((row) => row["Nom"]).sort()).toEqual(
      ["admin", "admin2", "invited", "keeper", "manager", "off", "root", "vet"]
        .map((one) => `${one} Test`)
        .sort(),
    );
    expect(rows.find((row) => row["Nom"] === "vet Test")).toEqual({
      ...{ Nom: "vet Test", Statut: "Actif", Droits: "Utilisateur" },
      ...{ Soigneur: "Savanna", "Responsable de secteur": "" },
      ...{ Vétérinaire: "Savanna, Savanna", Nutrition: "" },
    });
    expect(bytes.toString()).not.toContain(mailOf("keeper"));
    expect(bytes.toString()).not.toContain("@");
  });

  it("are narrowed as their list is; the provider's are told in its own place alone", async () => {
    const names = (more: object) =>
      columnOf("Nom", "admin", { kind: "users", ...more });
    expect(await names({ role: "veterinary" })).toEqual(["vet Test"]);
    expect(await names({ right: "superAdmin" })).toEqual(["root Test"]);
    expect(await names({ status: "pending" })).toEqual(["invited Test"]);
    expect(await names({ status: "deleted" })).toEqual(["gone Test"]);
    await put({ "zoo/home": { ...staffed()["zoo/home"], mainTest: true } });
    expect(await names({ right: "user" })).toContain("provider Test");
  });
});

it("species are told with their names in each language, of a family, an order or under review", async () => {
  await put({
    "family/family-1": aFamily(),
    "order/order-1": anOrder(),
    "species/bear": aSpecie({
      ...{ specieId: "bear", specieLatinName: "Ursus arctos" },
      ...{ familyId: "family-2", orderId: "order-1", underReview: true },
    }),
  });
  const found = (more: object) =>
    columnOf("Nom latin", "root", { kind: "species", ...more });
  const [bear, meerkat] = ["Ursus arctos", "Suricata suricatta"];
  expect(await found({ orderId: "order-1" })).toEqual([meerkat, bear]);
  expect(await found({ familyId: "family-1" })).toEqual([meerkat]);
  expect(await found({ underReview: true })).toEqual([bear]);
  const [row] = await rowsOf("root", { kind: "species" });
  expect(row).toMatchObject({
    ...{ "Nom usuel": "Suricate", Famille: "Herpestidae", Ordre: "Carnivora" },
    ...{ Anglais: "Meerkat", Allemand: "", État: "" },
  });
});

describe("objects", () => {
  beforeEach(() =>
    put({
      "categories/label-1": aLabel(),
      "goals/label-1": aLabel(),
      "tags/tag-1": aTag(),
      "enrichments/object-1": anEnrichment({ zooId, sectors: ["s1"] }),
      "enrichments/old": anEnrichment({
        ...{ zooId, enrichmentId: "old", name: "Vieux", isDeleted: true },
      }),
      "enrichments/object-official": anOfficial({ categories: [], tags: [] }),
      [`enrichmentUses/${aUse({ zooId }).useId}`]: aUse({
        ...{ zooId, refusedSpecies: ["specie-1"] },
        stock: { managed: true, total: 5, available: 0 },
      }),
      "enrichmentMovements/out": aMovement({ zooId, to: "x" }),
      "enrichmentMovements/back": aMovement({
        ...{ zooId, movementId: "back", quantity: 1, reason: "returned" },
        ...{ from: "x", to: null, by: "stranger" },
        at: new Date("2026-11-21T09:00:00Z"),
      }),
      "enrichmentMovements/lost": aMovement({
        ...{ zooId, movementId: "lost", quantity: -1, reason: "lost" },
        ...{ to: null, at: new Date("2026-11-22T09:00:00Z"), by: "admin" },
      }),
      "enrichmentMovements/before": aMovement({
        ...{ zooId, movementId: "before" },
        at: new Date("2026-10-31T09:00:00Z"),
      }),
    }),
  );

  it("say what they are for and how many are there, narrowed as their list is", async () => {
    const names = (more: object) =>
      columnOf("Nom", "keeper", { kind: "enrichments", ...more });
    const rows = await rowsOf("keeper", { kind: "enrichments" });
    expect(rows.find((row) => row["Disponibles"] === "0")).toEqual({
      ...{ Nom: "Balle à friandises", "Nom d’origine": "Boomer Ball 10" },
      ...{ "Référence boutique (SKU)": "BB-10", Catégories: "Éveil" },
      ...{ Objectifs: "Éveil", Étiquettes: "Olfactif", Secteurs: "Savanna" },
      ...{ Disponibles: "0", Total: "5", Stock: "" },
      État: "Refusé pour Suricate",
    });
    expect(rows).toHaveLength(2);
    expect(await names({ official: true })).toHaveLength(1);
    expect(await names({ removed: true })).toContain("Vieux");
    expect(await names({ categoryId: "label-1" })).toHaveLength(1);
    expect(await names({ stock: "inStore", tagId: "tag-1" })).toEqual([]);
    expect(await names({ stock: "allOut" })).toHaveLength(1);
    expect(await names({ specieId: "specie-1" })).toHaveLength(1);
  });

  it("went where their movements say: what came and what went in a column each", async () => {
    const asked = { kind: "movements", period };
    const rows = await rowsOf("keeper", asked);
    expect(rows.map((row) => Object.values(row).slice(1, 8))).toEqual([
      [
        ...["Balle à friandises", "", "1", "Perdu", "Réserve", ""],
        "admin Test",
      ],
      [
        ...["Balle à friandises", "1", "", "Rapporté", "Clairière"],
        ...["Réserve", "stranger Test"],
      ],
      [
        ...["Balle à friandises", "", "2", "Placé", "Réserve", "Clairière"],
        "keeper Test",
      ],
    ]);
    const reasons = (more: object) =>
      columnOf("Motif", "keeper", { ...asked, ...more });
    expect(await reasons({ enclosureId: "x" })).toEqual(["Placé", "Rapporté"]);
    expect(await reasons({ userId: "admin" })).toEqual(["Perdu"]);
    expect(await reasons({ enrichmentId: "other" })).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { userLanguages } from "@domain/person/user";
import { anAnimal } from "../../builders/facility";
import {
  aDose,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
  aPrescription,
} from "../../builders/health";
import { downloadExport } from "../../../functions/src/exports/download-export";
import { aPerson, staffed } from "../accounts/staffed";
import { ask } from "../ask";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { recordsIn } from "./read-back";
import { fileOf, jobsThere, request, tokenOf } from "./stage";

useStage("demo-export-health", "test");
useBucket("demo-export-health");

const period = { since: "2026-11-01", until: "2026-11-30" };
const asked = { kind: "health", period, animalId: "x" };
const of = { zooId: "home", animalId: "x", sectorId: "s1" };
const at = new Date("2026-11-20T08:00:00Z");

beforeEach(() =>
  put({
    ...staffed(),
    ...aPerson("vet", "home", { sectorRoles: { veterinary: ["s1"] } }),
    ...aPerson("carer", "home", { sectorRoles: { keeper: ["s1"] } }),
    ...aPerson("elsewhere", "home", { sectorRoles: { veterinary: ["s2"] } }),
    "animals/x": anAnimal({ ...of, animalName: "=1+1" }),
    "healthParameters/health-parameter-1": aHealthParameter({
      ...{ zooId: "home", name: "-Longueur" },
    }),
    "animals/x/healthValues/v1": aHealthValue({ ...of, valueId: "v1", at }),
    "animals/x/healthValues/v2": aHealthValue({
      ...{ ...of, valueId: "v2", at, value: 183, replaces: "v1", by: "vet" },
    }),
    "animals/x/healthValues/shut": aHealthValue({
      ...{ ...of, valueId: "shut", value: 7, openToKeepers: false },
      at: new Date("2026-11-19T08:00:00Z"),
    }),
    "animals/x/healthNotes/n": aHealthNote({
      ...{ ...of, noteId: "n", title: "+Boiterie", text: "@SUM(A1)" },
    }),
    "animals/x/prescriptions/p": aPrescription({
      ...{ ...of, prescriptionId: "p", quantityUnit: "tablets", quantity: 2 },
    }),
    "animals/x/prescriptions/over": aPrescription({
      ...{ ...of, prescriptionId: "over", status: "archived" },
      startDate: "2026-09-01" as never,
      endDate: "2026-09-10" as never,
    }),
    "animals/x/doses/d1": aDose({ ...of, doseId: "d1", prescriptionId: "p" }),
    "animals/x/doses/d2": aDose({
      ...{ ...of, doseId: "d2", prescriptionId: "p", slot: "2000" },
      outcome: "refused",
      note: "=Craché",
    }),
    "animals/x/doses/d3": aDose({
      ...{ ...of, doseId: "d3", prescriptionId: "p", outcome: null },
      voids: "d1",
    }),
  }),
);

const told = async (by: string, more: object = {}) =>
  recordsIn((await fileOf(by, { ...asked, ...more })).bytes).map((row) => [
    ...[row["Nature"], row["Objet"], row["Valeur"], row["Unité"]],
    ...[row["État"], row["Remarques"]],
  ]);

describe("the health of an animal", () => {
  it("is told in one table: values and notes as they hold, treatments of the period, what was said of doses", async () => {
    expect(await told("vet")).toEqual([
      ["Valeur", "-Longueur", "183", "cm", "", ""],
      ["Valeur", "-Longueur", "7", "cm", "", ""],
      ["Note vétérinaire", "Consultation", "+Boiterie", "", "", "@SUM(A1)"],
      ["Traitement", "Méloxicam", "1,5", "mg", "En cours", "Boiterie"],
      ["Prise", "Méloxicam", "1,5", "mg", "Refusée", "=Craché"],
    ]);
    const { bytes } = await fileOf("vet", asked);
    const rows = recordsIn(bytes);
    expect(rows[0]).toMatchObject({ Individu: "=1+1", Secteur: "Savanna" });
    expect(rows[3]?.["Détails"]).toContain("2\u00a0comprimés · Orale");
  });

  it("is told of all animals to whom no one is named", async () => {
    expect(await told("admin", { animalId: null })).toHaveLength(5);
  });

  it("is told to each as far as they read it", async () => {
    const kinds = (rows: unknown[][]) => rows.map(([kind]) => kind);
    expect(kinds(await told("carer"))).toEqual([
      ...["Valeur", "Traitement", "Prise"],
    ]);
    expect(await told("elsewhere")).toEqual([]);
    for (const by of ["stranger", "neighbour", "keeper", "staff"])
      expect(await request(by, asked)).toBe("permission-denied");
    expect(await jobsThere()).toBe(2);
  });

  it.each(userLanguages)("has all its words in %s", async (language) => {
    const { bytes } = await fileOf("vet", asked, { language });
    const [first = {}, ...others] = recordsIn(bytes);
    expect(others).toHaveLength(4);
    expect(Object.keys(first)).toHaveLength(12);
    expect(Object.keys(first)).not.toContain("");
  });

  it("is fetched by whoever asked alone, signed in, an empty file too, and by nobody who lost the right", async () => {
    for (const by of ["vet", "elsewhere"]) {
      const { id, job } = await fileOf(by, asked);
      const token = await tokenOf(id);
      const take = async (who: string | null) =>
        (
          (await ask(downloadExport, who, { token, take: true })) as {
            data: { state: string };
          }
        ).data.state;
      expect(job).toMatchObject({ ofHealth: true });
      expect(await take(null)).toBe("signIn");
      expect(await take("admin")).toBe("signIn");
      expect(await take(by)).toBe("ready");
      await put(aPerson(by, "home"));
      expect(await take(by)).toBe("lost");
    }
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { userLanguages } from "@domain/person/user";
import type { Alert } from "@domain/measures/alerts/alert";
import { unescaped } from "../../../src/lib/csv";
import { aSubmission, aCampaign } from "../../builders/campaigns";
import { anAnimal, anEnclosure } from "../../builders/facility";
import { aTask } from "../../builders/work";
import { anAlert } from "../../builders/measures";
import { aClosedSession } from "../../builders/observation";
import { aPerson, staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { bookCells, csvCells } from "./read-back";
import { fileOf } from "./stage";

useStage("demo-export-files", "test");
useBucket("demo-export-files");

const formulas = [
  "=1+1",
  "+33 1",
  "-2+3",
  "@SUM(A1)",
  '\u00e9l\u00e9phant; "Ba"',
];
const places = { zooId: "home", sectorId: "s1" };

beforeEach(() =>
  put({
    ...staffed(),
    ...Object.fromEntries(
      formulas.map((animalName, index) => [
        `animals/x${index}`,
        anAnimal({ ...places, animalId: `x${index}`, animalName }),
      ]),
    ),
    "enclosures/x": anEnclosure({
      zooId: "home",
      enclosureId: "x",
      enclosureName: "=Clairière",
      indoorArea: 12.5,
    }),
    ...Object.fromEntries(
      formulas.map((title, index) => [
        `tasks/x${index}`,
        aTask({
          zooId: "home",
          taskId: `x${index}`,
          title,
          sectorIds: ["s1"],
          dueAt: new Date(`2026-11-0${index + 1}T08:00:00Z`),
        }),
      ]),
    ),
  }),
);

const period = { since: "2026-11-01", until: "2026-11-30" };

describe("a file", () => {
  it.each(userLanguages)(
    "in %s says what is stored, and no program takes any of it for a formula",
    async (language) => {
      const asked = { kind: "animals" };
      const csv = await fileOf("manager", asked, { language });
      const [head = [], ...rows] = csvCells(csv.bytes);
      const names = rows.map((row) => row[head.length > 3 ? 3 : 0] ?? "");
      for (const name of formulas.slice(0, 4))
        expect(names).toContain(`'${name}`);
      expect(names.map(unescaped)).toEqual(expect.arrayContaining(formulas));
      const { bytes, job } = await fileOf("manager", asked, {
        language,
        format: "xlsx",
      });
      const cells = bookCells(bytes);
      expect(cells.map((row) => row.map(({ v }) => v))).toEqual(
        [head, ...rows].map((row) => row.map(unescaped)),
      );
      for (const row of cells)
        for (const { t, f } of row) expect([t, f]).toEqual(["s", undefined]);
      expect(job).toMatchObject({
        status: "done",
        rows: rows.length,
        size: bytes.length,
      });
    },
  );

  it("of animals and tasks is narrowed as the list is", async () => {
    const animal = (animalId: string, more: object) => ({
      [`animals/${animalId}`]: anAnimal({
        ...{ ...places, animalId, animalName: animalId, ...more },
      }),
    });
    await put({
      ...animal("male", { animalSexe: "Male" }),
      ...animal("dead", { animalSexe: "Male", animalState: "deceased" }),
      ...animal("kept", { animalSexe: "Male", isArchived: true }),
      "tasks/other": aTask({
        ...{ zooId: "home", taskId: "other", sectorIds: ["s2"] },
        dueAt: new Date("2026-11-05T08:00:00Z"),
      }),
    });
    const named = async (asked: object) => {
      const { bytes } = await fileOf("admin", asked);
      const [head, ...rows] = csvCells(bytes);
      const at = head?.indexOf("Nom") ?? -1;
      return rows.map((row) => row[at]);
    };
    const males = { kind: "animals", sectorId: "s1", sex: "Male" };
    for (const [state, name] of [
      ["here", "male"],
      ["deceased", "dead"],
      ["archived", "kept"],
    ])
      expect(await named({ ...males, state })).toEqual([name]);
    expect(await named(males)).toHaveLength(3);
    const tasks = { kind: "tasks", period, sectorId: "s2" };
    const { bytes } = await fileOf("admin", tasks);
    expect(csvCells(bytes)).toHaveLength(2);
  });

  it("of the tasks of a period holds those of its days alone", async () => {
    const { bytes } = await fileOf("manager", {
      kind: "tasks",
      period: { since: "2026-11-02", until: "2026-11-03" },
    });
    const [head, ...rows] = csvCells(bytes);
    expect(head?.slice(0, 4)).toEqual(["Titre", "Type", "État", "Échéance"]);
    expect(rows.map(([title = ""]) => unescaped(title))).toEqual(
      formulas.slice(1, 3),
    );
  });

  it("of enclosures keeps numbers numbers", async () => {
    const { bytes } = await fileOf(
      "manager",
      { kind: "enclosures" },
      { format: "xlsx" },
    );
    const cells = bookCells(bytes).find(([name]) => name?.v === "=Clairière");
    expect(cells?.[3]).toMatchObject({ t: "n", v: 12.5 });
  });

  it("of the register of alerts tells each as it is seen, and those of health to who reads them", async () => {
    const alert = (more: Partial<Alert>) =>
      anAlert({ zooId: "home", sectorIds: ["s1"], ...more });
    await put({
      "alerts/a1": alert({
        alertId: "a1",
        class: "general",
        subject: { kind: "enclosure", id: "x", areaId: null },
        source: { kind: "hand", id: "manager" },
        textKey: "hand",
        text: "=Clôture",
        ...{ likelihood: 4, severity: 5 },
        openedAt: new Date("2026-11-30T22:59:00Z"),
      }),
      "alerts/a2": alert({
        alertId: "a2",
        class: "health",
        subject: { kind: "animal", id: "x0", areaId: null },
        source: { kind: "limits", id: "home_weight" },
        textKey: "limitsBelow",
        values: { parameterId: "home_weight", value: 3.2, min: 4 },
        openedAt: new Date("2026-11-05T08:00:00Z"),
      }),
      "alerts/late": alert({
        alertId: "late",
        class: "general",
        openedAt: new Date("2026-11-30T23:00:00Z"),
      }),
    });
    const { bytes, job } = await fileOf("manager", { kind: "alerts", period });
    const [head = [], ...rows] = csvCells(bytes);
    expect(head.slice(0, 5)).toEqual([
      ...["Depuis", "Type", "Cause", "Quoi", "Où"],
    ]);
    const [hand = [], limits = []] = rows;
    expect(rows).toHaveLength(2);
    expect(
      [hand[0], hand[3], hand[4]].map((cell) => unescaped(cell ?? "")),
    ).toEqual(["2026-11-30 23:59", "=Clôture", "=Clairière"]);
    expect(hand).toContain("Critique");
    expect(limits[2]).toBe("Hors limites");
    expect(limits[3]).toMatch(/3,2.*au-dessous de 4/);
    expect(job).toMatchObject({ ofHealth: true });
    const kept = await fileOf("keeper", { kind: "alerts", period });
    expect(csvCells(kept.bytes)).toHaveLength(2);
    expect(kept.job).toMatchObject({ ofHealth: false });
  });

  it("holds what whoever asks may read, and nothing else", async () => {
    const asked = { kind: "tasks", period };
    await put({
      ...aPerson("elsewhere", "home", {
        sectorRoles: { keeper: ["s2"] },
      }),
    });
    const mine = await fileOf("elsewhere", asked);
    expect(csvCells(mine.bytes)).toHaveLength(1);
    const all = await fileOf("admin", asked);
    expect(csvCells(all.bytes)).toHaveLength(1 + formulas.length);
  });

  it("of evaluations and of the activity says the same as the records", async () => {
    await put({
      "campaigns/campaign-1": aCampaign({ zooId: "home", name: "=Hiver" }),
      "evaluations/one": aSubmission({
        zooId: "home",
        evaluationId: "one",
        authorId: "keeper",
        subjectId: "x0",
        day: "2026-11-05" as never,
      }),
      "obsSessions/one": aClosedSession({
        zooId: "home",
        obsSessionId: "one",
        observerId: "keeper",
        day: "2026-11-06" as never,
        watchedMs: 5_400_000,
      }),
    });
    const evaluations = await fileOf("admin", { kind: "evaluations", period });
    const [, row = []] = csvCells(evaluations.bytes);
    expect(row[0]).toBe("2026-11-05");
    expect(row).toContain("'=1+1");
    const { bytes } = await fileOf("admin", { kind: "activity", period });
    const rows = csvCells(bytes).map((cells) => cells.map(unescaped));
    expect(rows[1]).toEqual([
      "Total",
      "2026-11-01 – 2026-11-30",
      "1",
      "1",
      "1,5",
    ]);
    expect(rows).toContainEqual(["Personne", "keeper Test", "1", "1", "1,5"]);
    const totals = await fileOf("manager", { kind: "activity", period });
    expect(csvCells(totals.bytes).map(([part]) => part)).not.toContain(
      "Personne",
    );
  });
});

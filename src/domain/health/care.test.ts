import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import type { Alert } from "../measures/alerts/alert";
import { doseAlerts, inTreatment, outsideRange, vetSectors } from "./care";

const alert = (
  id: string,
  animalId: string,
  more: Partial<Alert> = {},
): Parameters<typeof outsideRange>[0][number] => ({
  id,
  data: {
    subject: { kind: "animal", id: animalId, areaId: null },
    source: { kind: "limits", id: "weight" },
    ...{ status: "active", closedAt: null },
    ...{ likelihood: 3, severity: 3 },
    openedAt: new Date("2026-11-20T09:00:00Z"),
    ...more,
  },
});
const of = (kind: Alert["source"]["kind"]) => ({ source: { kind, id: "x" } });

describe("the animals outside their range", () => {
  it("stand once each, the gravest first", () => {
    const rows = [
      alert("a", "kira"),
      alert("b", "zoe", { severity: 5 }),
      alert("c", "kira", of("slowLoss")),
    ];
    expect(
      outsideRange(rows).map(({ animalId, of: told }) => [
        animalId,
        told.map(({ id }) => id),
      ]),
    ).toEqual([
      ["zoe", ["b"]],
      ["kira", ["a", "c"]],
    ]);
    expect(outsideRange([])).toEqual([]);
  });

  it("stay until they are back, also where somebody acknowledged it", () => {
    const over = { closedAt: new Date("2026-11-21T09:00:00Z") };
    const rows = [
      alert("a", "kira", { status: "acknowledged" }),
      alert("b", "zoe", over),
      alert("c", "rex", { ...over, status: "acknowledged" }),
    ];
    expect(outsideRange(rows).map(({ animalId }) => animalId)).toEqual([
      "kira",
    ]);
  });

  it("are none for doses, nor a place", () => {
    const place = { kind: "enclosure" as const, id: "e1", areaId: null };
    expect(
      outsideRange([
        alert("b", "kira", of("doseMissed")),
        alert("c", "e1", { subject: place }),
      ]),
    ).toEqual([]);
  });
});

it("alerts of doses are counted while they wait", () => {
  const rows = [
    alert("a", "kira", of("doseMissed")),
    alert("b", "kira", of("doseTwice")),
    alert("c", "kira", { ...of("doseMissed"), status: "acknowledged" }),
    alert("d", "kira"),
  ];
  expect(doseAlerts(rows)).toBe(2);
  expect(doseAlerts([])).toBe(0);
});

it("an animal with two treatments is treated once", () => {
  const treatment = (id: string, animalId: string) => ({
    id,
    data: { animalId },
  });
  const rows = [
    treatment("1", "kira"),
    treatment("2", "zoe"),
    treatment("3", "kira"),
  ];
  expect(
    inTreatment(rows).map(({ animalId, of: told }) => [animalId, told.length]),
  ).toEqual([
    ["kira", 2],
    ["zoe", 1],
  ]);
});

it("a vet is one of sectors of their own establishment", () => {
  const session = aSession({ sectorRoles: { veterinary: ["s1"] } });
  expect(vetSectors(session)).toEqual(["s1"]);
  expect(vetSectors({ ...session, zooId: "elsewhere" })).toEqual([]);
  expect(vetSectors(aSession({ sectorRoles: { keeper: ["s1"] } }))).toEqual([]);
});

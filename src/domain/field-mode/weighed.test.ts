import { expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { sector1, sector2, zooA } from "../../../tests/builders/ids";
import { aTask } from "../../../tests/builders/work";
import type { AnimalEntry } from "../directory/kinds";
import { builtInId } from "../measures/parameters/parameter";
import { lastWeightsOf, measuringOn, weighedMost } from "./weighed";

const roles = { keeper: [], management: [], veterinary: [], nutrition: [] };
const keeper = aSession({
  right: "user",
  sectorRoles: { ...roles, keeper: [sector1] },
});
const now = new Date("2026-11-20T08:00:00Z");
const weighing = aTask({
  type: "animal_check",
  target: { level: "ENCLOSURE", ids: ["rock"] },
  ...{ sectorIds: [sector1], dueAt: new Date("2026-11-20T17:00:00Z") },
});
const animal = (id: string, more: Partial<AnimalEntry> = {}): AnimalEntry => ({
  ...{ id, name: id, specieId: null, specieName: "", specieLatinName: "" },
  ...{ enclosureId: "rock", sectorId: sector1, groupId: null, sex: "Femelle" },
  ...{ birthMonth: null, state: null, archived: false, picture: null },
  ...more,
});

it("a day's measuring is what is due by its end, and what is late", () => {
  const late = { ...weighing, dueAt: new Date("2026-11-01T08:00:00Z") };
  const next = { ...weighing, dueAt: new Date("2026-11-21T08:00:00Z") };
  const feeding = { ...weighing, type: "feeding" as const };
  const all = [weighing, late, next, feeding];
  expect(measuringOn(keeper, all, now)).toEqual([weighing, late]);
});

it("a device keeps the last weights of who lives where a task is, as far as they are read", () => {
  const asked = lastWeightsOf(
    keeper,
    [weighing],
    [
      animal("zita"),
      animal("gone", { state: "deceased" }),
      animal("elsewhere", { enclosureId: "meadow" }),
      animal("others", { sectorId: sector2 }),
    ],
  );
  expect(asked.map(({ parentId }) => parentId)).toEqual(["zita"]);
  expect(asked[0]).toMatchObject({ collection: "healthValues", limit: 5 });
  expect(asked[0]?.where).toContainEqual({
    ...{ field: "parameterId", op: "==" },
    value: builtInId(zooA, "weight"),
  });
  const herd = Array.from({ length: weighedMost + 5 }, (_, at) =>
    animal(`one-${String(at)}`),
  );
  expect(lastWeightsOf(keeper, [weighing], herd)).toHaveLength(weighedMost);
  // Those of others take no room.
  const others = herd.map((one) => ({ ...one, sectorId: sector2 }));
  const mixed = lastWeightsOf(keeper, [weighing], [...others, animal("zita")]);
  expect(mixed.map(({ parentId }) => parentId)).toEqual(["zita"]);
});

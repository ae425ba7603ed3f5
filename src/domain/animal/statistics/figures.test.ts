import { describe, expect, it } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import { aSession } from "../../../../tests/builders/a-session";
import type { Animal } from "../animal";
import { countQueries } from "./count-queries";
import { agesOfSpecie, compared } from "./figures";

const moment = { now: new Date("2026-12-01T09:00:00Z"), today: "2026-12-01" };
const known = (animal: Partial<Animal> = {}, counts = {}) => ({
  animal: anAnimal({ animalBirthdate: "06/2020", ...animal }),
  counts,
});
const figure = (
  key: string,
  own: ReturnType<typeof known>,
  others: ReturnType<typeof known>[] = [],
) => compared(own, others, moment).find((one) => one.key === key);

describe("compared", () => {
  it("counts years, of one that is gone until its end, and of nobody knows when not at all", () => {
    expect(figure("age", known())).toMatchObject({ value: 6.5 });
    const gone = { animalState: "deceased" as const };
    expect(
      figure("age", known({ ...gone, animalStateDate: "2022-06-30" as never })),
    ).toMatchObject({ value: 2 });
    expect(
      figure("age", known({ ...gone, animalStateDate: null })),
    ).toMatchObject({ value: null });
    expect(figure("age", known({ animalBirthdate: null }))).toMatchObject({
      value: null,
    });
  });

  it("counts the days in the enclosure since the last move, else since the making", () => {
    const movedAt = new Date("2026-11-21T08:00:00Z");
    const createdAt = new Date("2026-10-02T08:00:00Z");
    expect(figure("inEnclosure", known({ movedAt, createdAt }))).toMatchObject({
      value: 10,
    });
    expect(
      figure("inEnclosure", known({ movedAt: null, createdAt })),
    ).toMatchObject({ value: 60 });
    expect(
      figure("inEnclosure", known({ movedAt, animalEnclosureData: null })),
    ).toMatchObject({ value: null });
  });

  it("means only those whose value is known, and says how many", () => {
    const others = [
      known({ animalBirthdate: "12/2024" }),
      known({ animalBirthdate: "12/2022" }),
      known({ animalBirthdate: null }),
    ];
    expect(figure("age", known(), others)).toMatchObject({ mean: 3, n: 2 });
    expect(figure("age", known(), [])).toMatchObject({ mean: null, n: 0 });
    expect(figure("open", known({}, { open: 4 }), [known()])).toMatchObject({
      value: 4,
      mean: null,
      n: 0,
    });
  });
});

it("knows the ages of all living animals of a species but one", () => {
  const entry = (id: string, more: object = {}) => ({
    id,
    specieId: "lion",
    birthMonth: "2020-12",
    state: null,
    archived: false,
    ...more,
  });
  const others = Array.from({ length: 60 }, (_, index) => entry(`a${index}`));
  const named = [
    entry("own"),
    ...others,
    entry("young", { birthMonth: "2026-06" }),
    entry("unknown", { birthMonth: null }),
    entry("dead", { state: "deceased" }),
    entry("gone", { archived: true }),
    entry("other", { specieId: "tiger" }),
  ];
  const ages = agesOfSpecie(named, "lion", "own", moment);
  expect(ages).toHaveLength(61);
  expect(ages.slice(-2)).toEqual([6, 0.5]);
  const moved = known({ movedAt: new Date("2026-11-21T08:00:00Z") });
  const [age, place] = compared(known(), [moved], moment, ages);
  expect(age?.n).toBe(61);
  expect(place?.n).toBe(1);
});

it("who may not list all tasks counts none of them", () => {
  const keeper = aSession({ sectorRoles: { keeper: ["sector-1"] } });
  expect(Object.keys(countQueries(keeper, "a", moment.now))).toEqual(["moves"]);
  const admin = aSession({ right: "admin" });
  expect(Object.keys(countQueries(admin, "a", moment.now))).toEqual([
    "moves",
    "open",
    "doneInMonth",
    "doneInYear",
  ]);
});

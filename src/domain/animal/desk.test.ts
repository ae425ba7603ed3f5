import { describe, expect, it } from "vitest";
import { anAnimal } from "../../../tests/builders/facility";
import type { CalendarDay } from "../time/calendar-day";
import type { Animal } from "./animal";
import { animalDesk } from "./desk";
import type { EndForm } from "./end";
import { endForm, endIssues, isAboutAlone } from "./end";

const now = new Date("2026-11-20T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = 24 * 60;

const issues = (
  before: Partial<Animal> | null,
  given: Partial<Animal>,
  changed = Object.keys(given),
) =>
  animalDesk
    .check?.(anAnimal({ ...before, ...given }), {
      before: before === null ? null : anAnimal(before),
      changed: new Set(changed),
      now,
      by: "somebody",
    })
    .map(({ field, code }) => `${field} ${code}`);

describe("a move", () => {
  const moved = (movedAt: Date | null, last: Date | null = minutes(-60)) =>
    issues(
      { movedAt: last, createdAt: minutes(-9 * day) },
      { animalEnclosureData: { enclosureId: "there" }, movedAt },
    );

  it("says when it was, a day before the last one at most and five minutes ahead", () => {
    expect(moved(minutes(-60 - day))).toEqual([]);
    expect(moved(minutes(5))).toEqual([]);
    for (const movedAt of [minutes(-61 - day), minutes(5.1), null])
      expect(moved(movedAt)).toEqual(["movedAt invalid"]);
  });

  it("of one that never moved is a day before it was made at most", () => {
    expect(moved(minutes(-10 * day), null)).toEqual([]);
    expect(moved(minutes(-10 * day - 1), null)).toEqual(["movedAt invalid"]);
  });

  it("has an instant for no other reason", () => {
    expect(issues({}, { movedAt: now })).toEqual(["movedAt invalid"]);
    expect(issues(null, { movedAt: null })).toEqual([]);
  });
});

describe("an end", () => {
  it("takes it out of enclosure, sector and group; coming back takes the end back", () => {
    const resolved = (animalState: Animal["animalState"]) =>
      animalDesk.resolve?.(
        anAnimal({ animalState }),
        new Set(["animalState"]),
        () => null,
      );
    expect(resolved("deceased")).toEqual({
      animalEnclosureData: null,
      sectorId: null,
      groupId: null,
    });
    expect(resolved(null)).toEqual({
      animalStateDate: null,
      animalStateReason: null,
      animalStateWork: null,
    });
  });

  it("was today or earlier, in the form and at the desk", () => {
    const today = "2026-11-20";
    const form: EndForm = { ...endForm(today), animalState: "departed" };
    const days = [today, "2026-11-21"] as CalendarDay[];
    expect(
      days.map((animalStateDate) =>
        endIssues({ ...form, animalStateDate }, today).map(({ code }) => code),
      ),
    ).toEqual([[], ["dayFuture"]]);
    const gone = {
      animalState: "departed",
      animalEnclosureData: null,
    } as const;
    expect(
      days.map((animalStateDate) => issues(gone, { animalStateDate })),
    ).toEqual([[], ["animalStateDate dayFuture"]]);
  });

  it("leaves work to others that names them too, or no animal", () => {
    const isAlone = (level: "ANIMAL" | "ENCLOSURE", ...ids: string[]) =>
      isAboutAlone({ target: { level, ids } }, "nala");
    expect(isAlone("ANIMAL", "nala")).toBe(true);
    expect(isAlone("ANIMAL", "nala", "simba")).toBe(false);
    expect(isAlone("ENCLOSURE", "nala")).toBe(false);
  });
});

it("keeps the number of the records system once there is one", () => {
  expect(issues({ gan: null }, { gan: "MIG12" })).toEqual([]);
  expect(issues({ gan: "MIG12" }, { gan: "MIG12" })).toEqual([]);
  for (const gan of ["MIG13", null])
    expect(issues({ gan: "MIG12" }, { gan })).toEqual(["gan ganFixed"]);
});

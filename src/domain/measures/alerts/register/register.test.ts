import { describe, expect, it } from "vitest";
import { anAccess } from "../../../../../tests/builders/a-session";
import { anAlert } from "../../../../../tests/builders/measures";
import { sector1 } from "../../../../../tests/builders/ids";
import type { CheckContext } from "../../../record/desk/desk-rule";
import type { Alert } from "../alert";
import { alertCauses, handCause } from "../alert";
import {
  assessFormOf,
  assessIssues,
  assessValues,
  dueOf,
  isOverdue,
} from "./assess";
import { handIssues, handValues, newHandForm } from "./by-hand";
import { alertDesk } from "./desk";
import { addDays } from "../../../time/calendar-day";
import { parisDay } from "../../../time/paris";
import type { CauseKind } from "./causes";
import { causeGroups } from "./causes";
import type { RegisterFilters } from "./register";
import { isBesideCell, isInCell, riskMatrix } from "./register";

const now = new Date("2026-12-01T09:00:00Z");
const yesterday = dueOf("2026-11-30");
const tomorrow = dueOf("2026-12-02");

describe("an assessment", () => {
  it("is due until the end of a day in Paris, and reads back as that day", () => {
    const form = { ...assessFormOf(anAlert()), due: "2026-12-02", owner: "me" };
    expect(assessValues(form)).toEqual({
      likelihood: 4,
      severity: 3,
      owner: "me",
      due: new Date("2026-12-02T22:59:59.999Z"),
    });
    expect(assessFormOf(anAlert({ due: tomorrow })).due).toBe("2026-12-02");
    expect(dueOf("nothing")).toBeNull();
  });

  it("is asked for a day to come, unless it stays the one that has passed", () => {
    const late = assessFormOf(anAlert({ due: yesterday }));
    expect(assessIssues(late, yesterday, now)).toEqual([]);
    expect(assessIssues(late, null, now)).toEqual([
      { field: "due", code: "dayPast" },
    ]);
  });

  it("is overdue once its day is over, while it waits for somebody", () => {
    expect(isOverdue(anAlert({ due: yesterday }), now)).toBe(true);
    expect(isOverdue(anAlert({ due: tomorrow }), now)).toBe(false);
    expect(isOverdue(anAlert(), now)).toBe(false);
    const seen = anAlert({ due: yesterday, status: "acknowledged" });
    expect(isOverdue(seen, now)).toBe(false);
  });
});

describe("an alert by hand", () => {
  const form = {
    ...newHandForm,
    type: "keeperDanger" as const,
    subjectId: "enclosure-1",
    text: " Verrou usé ",
  };

  it("asks what it is about, of which type, and for a text", () => {
    expect(handIssues(newHandForm, now).map(({ field }) => field)).toEqual([
      "type",
      "subjectId",
      "text",
    ]);
    expect(handIssues(form, now)).toEqual([]);
    expect(handValues(newHandForm, "a", now)).toBeNull();
  });

  it("is of class health about an animal alone, and where that is said", () => {
    expect(handValues({ ...form, ofHealth: true }, "a", now)).toMatchObject({
      class: "general",
      source: { kind: "hand", id: "a" },
      textKey: "hand",
      text: "Verrou usé",
      openedAt: now,
    });
    const ofAnimal = { ...form, kind: "animal" as const, ofHealth: true };
    expect(handValues(ofAnimal, "a", now)?.class).toBe("health");
    expect(handValues({ ...ofAnimal, ofHealth: false }, "a", now)?.class).toBe(
      "general",
    );
  });
});

describe("the register", () => {
  const wide: RegisterFilters = {
    type: null,
    kind: null,
    level: null,
    mine: false,
    late: false,
    sectorId: null,
    since: null,
    likelihood: null,
    severity: null,
    alertId: null,
  };
  const alert = anAlert({ owner: "me", due: yesterday });
  const dayBegan = parisDay(alert.openedAt);
  const looking = { uid: "me", now };

  it.each<[Partial<RegisterFilters>, boolean]>([
    [{}, true],
    [{ type: "welfare" }, true],
    [{ type: "legal" }, false],
    [{ kind: "limits" }, true],
    [{ kind: "sensors" }, false],
    [{ level: "high" }, true],
    [{ level: "low" }, false],
    [{ mine: true }, true],
    [{ late: true }, true],
    [{ sectorId: sector1 }, true],
    [{ sectorId: "elsewhere" }, false],
    [{ since: dayBegan }, true],
    [{ since: addDays(dayBegan, 1) }, false],
    [{ kind: "doseMissed" }, false],
  ])("narrowed to %j shows it: %s", (filter, isShown) => {
    expect(isBesideCell(alert, { ...wide, ...filter }, looking)).toBe(isShown);
  });

  it("narrows by every cause, each in one group", () => {
    for (const kind of [...alertCauses, handCause] as const) {
      const one = anAlert({ source: { kind, id: "x" } });
      const shown = causeGroups.filter((group) =>
        isBesideCell(one, { ...wide, kind: group }, looking),
      );
      expect(shown, kind).toHaveLength(1);
    }
  });

  it("finds one cause of a group by itself", () => {
    const shows = (kind: Alert["source"]["kind"], by: CauseKind) =>
      isBesideCell(
        anAlert({ source: { kind, id: "x" } }),
        { ...wide, kind: by },
        looking,
      );
    expect(shows("doseMissed", "doseMissed")).toBe(true);
    expect(shows("doseTwice", "doseMissed")).toBe(false);
    expect(shows("behind", "behind")).toBe(true);
    expect(shows("critical", "behind")).toBe(false);
  });

  it("finds animals that are outside their range, and no place", () => {
    const shows = (
      kind: Alert["source"]["kind"],
      of: Alert["subject"]["kind"],
    ) =>
      isBesideCell(
        anAlert({
          source: { kind, id: "x" },
          subject: { kind: of, id: "x", areaId: null },
        }),
        { ...wide, kind: "animalRange" },
        looking,
      );
    expect(shows("limits", "animal")).toBe(true);
    expect(shows("slowLoss", "animal")).toBe(true);
    expect(shows("limits", "enclosure")).toBe(false);
    expect(shows("doseMissed", "animal")).toBe(false);
  });

  it("knows whose it is, what is late, and the cell", () => {
    const others = { uid: "other", now };
    expect(isBesideCell(alert, { ...wide, mine: true }, others)).toBe(false);
    const before = { uid: "me", now: new Date("2026-11-30T12:00:00Z") };
    expect(isBesideCell(alert, { ...wide, late: true }, before)).toBe(false);
    expect(isInCell(alert, { likelihood: 4, severity: 3 })).toBe(true);
    expect(isInCell(alert, { likelihood: 3, severity: 4 })).toBe(false);
    expect(isInCell(alert, wide)).toBe(true);
  });

  it("counts each alert once in its matrix, the likeliest on top", () => {
    const matrix = riskMatrix([alert, alert, anAlert({ likelihood: 1 })]);
    expect(matrix.map((row) => row.map(({ count }) => count))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 2, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
    expect(
      riskMatrix([])
        .flat()
        .every(({ count }) => count === 0),
    ).toBe(true);
  });
});

describe("the desk", () => {
  const hand = anAlert({
    alertId: "new",
    source: { kind: "hand", id: "new" },
    textKey: "hand",
    text: "Verrou usé",
    openedAt: now,
  });
  const check = (
    alert: Alert,
    before: Alert | null = null,
    changed: string[] = Object.keys(alert),
    people: Record<string, object> = {},
  ) =>
    alertDesk.check?.(alert, {
      before,
      changed: new Set(changed),
      now,
      by: "me",
      lookup: (collection, id) =>
        collection === "access" ? ((people[id] ?? null) as never) : null,
    } satisfies CheckContext);

  it("takes a person's alert in no other's name, of no other kind and of no other time", () => {
    expect(check(hand)).toEqual([]);
    expect(check({ ...hand, source: { kind: "limits", id: "p" } })).toEqual([
      { field: "source", code: "invalid" },
    ]);
    expect(check({ ...hand, class: "health" })).toEqual([
      { field: "class", code: "invalid" },
    ]);
    const later = new Date(now.getTime() + 3_600_000);
    expect(check({ ...hand, openedAt: later })).toEqual([
      { field: "openedAt", code: "invalid" },
    ]);
    expect(check({ ...hand, text: " " })).toEqual([
      { field: "text", code: "required" },
    ]);
  });

  it("assesses what waits for somebody, of a day to come, and of an owner who may read it", () => {
    const keeps = {
      keeper: anAccess(),
      stranger: anAccess({ zooId: "elsewhere" }),
    };
    const owned = (of: Alert, owner: string) =>
      check({ ...of, owner }, of, ["owner"], keeps);
    const general = anAlert();
    expect(owned(general, "keeper")).toEqual([]);
    for (const uid of ["stranger", "nobody"])
      expect(owned(general, uid)).toEqual([
        { field: "owner", code: "ownerReads" },
      ]);
    expect(owned(anAlert({ class: "health" }), "keeper")).toEqual([
      { field: "owner", code: "ownerReads" },
    ]);
    const seen = anAlert({ status: "acknowledged" });
    expect(check({ ...seen, severity: 1 }, seen, ["severity"])).toEqual([
      { field: "status", code: "invalid" },
    ]);
    expect(check({ ...general, due: yesterday }, general, ["due"])).toEqual([
      { field: "due", code: "dayPast" },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { anAlert } from "../../../../tests/builders/measures";
import {
  alertsSummed,
  attentionOf,
  peopledOf,
  recountAtOf,
  summaryOf,
  summedAlertsMost,
} from "./summary";
import { summedAlertsQueries, summedTasksQueries } from "./summary-queries";
import { welfareOf } from "./welfare";

const now = new Date("2026-11-21T08:00:00Z");
const at = (text: string) => new Date(text);

const weighed = (critical: number, high: number, late: number) =>
  attentionOf({
    tasks: { late, safetyLate: 0, today: 0, since: null },
    alerts: { ...alertsSummed([], []), levels: { critical, high, low: 5 } },
  });

describe("how much an establishment needs to be looked at", () => {
  it("is the critical alerts first, then the high ones, then what is late", () => {
    const order = [
      weighed(2, 0, 0),
      weighed(1, 2, 0),
      weighed(1, 1, 9999),
      weighed(1, 1, 3),
      weighed(0, 5000, 0),
      weighed(0, 1, 0),
      weighed(0, 0, 50_000),
      weighed(0, 0, 1),
      weighed(0, 0, 0),
    ];
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
    expect(order.at(-1)).toBe(0);
  });
});

describe("alerts", () => {
  it("are told apart by type and level while they wait, and by cause while they go on", () => {
    const active = [
      anAlert({ openedAt: at("2026-11-20T08:00:00Z") }),
      anAlert({
        type: "risk",
        likelihood: 5,
        severity: 5,
        openedAt: at("2026-11-01T08:00:00Z"),
      }),
    ];
    const open = [
      anAlert({ status: "acknowledged" }),
      anAlert({ source: { kind: "behind", id: "c" } }),
      anAlert({ closedAt: now }),
    ];
    expect(alertsSummed(active, open)).toEqual({
      active: 2,
      types: { welfare: 1, risk: 1 },
      levels: { high: 1, critical: 1 },
      since: at("2026-11-01T08:00:00Z"),
      goingOn: { limits: 1, behind: 1 },
      more: false,
    });
  });

  it("are none where there are none, and said to be more where they are not all", () => {
    expect(alertsSummed([], [])).toEqual({
      active: 0,
      types: {},
      levels: {},
      since: null,
      goingOn: {},
      more: false,
    });
    const many = Array.from({ length: summedAlertsMost }, () => anAlert());
    expect(alertsSummed(many, []).more).toBe(true);
  });
});

it("counts those who live here, what is in use, and who works", () => {
  const animal = { archived: false, state: null };
  const enclosure = { archived: false, removed: false };
  const person = { status: "active", deleted: false };
  expect(
    peopledOf(
      [animal, { ...animal, state: "deceased" }] as never,
      [enclosure, enclosure, { ...enclosure, archived: true }] as never,
      [person, { ...person, status: "pending" }] as never,
      7,
    ),
  ).toEqual({ animals: 1, enclosures: 2, people: 1, revision: 7 });
});

describe("the clock", () => {
  it("changes the numbers as the next task falls due, or as the day ends, not more often than every five minutes", () => {
    const night = at("2026-11-21T23:00:00Z");
    expect(recountAtOf(null, now)).toEqual(night);
    expect(recountAtOf(at("2026-11-25T08:00:00Z"), now)).toEqual(night);
    expect(recountAtOf(at("2026-11-21T09:30:00Z"), now)).toEqual(
      at("2026-11-21T09:30:00Z"),
    );
    expect(recountAtOf(at("2026-11-21T08:01:00Z"), now)).toEqual(
      at("2026-11-21T08:05:00Z"),
    );
    expect(recountAtOf(null, at("2026-11-21T22:59:00Z"))).toEqual(
      at("2026-11-21T23:04:00Z"),
    );
  });

  it("divides what is late from what is still to come today, each task in one of them", () => {
    const { late, today } = summedTasksQueries("z", now);
    expect(late.where.at(-1)).toEqual({ field: "dueAt", op: "<", value: now });
    expect(today.where.slice(-2)).toEqual([
      { field: "dueAt", op: ">=", value: now },
      { field: "dueAt", op: "<", value: at("2026-11-21T23:00:00Z") },
    ]);
  });

  it("counts missed doses of seven days of Paris, today included", () => {
    expect(summedAlertsQueries("z", now).missed.where.at(-1)).toEqual({
      field: "openedAt",
      op: ">=",
      value: at("2026-11-14T23:00:00Z"),
    });
  });
});

it("a summary says what was counted, and when", () => {
  const alerts = alertsSummed([anAlert()], []);
  const tasks = { late: 3, safetyLate: 1, today: 2, since: now };
  const summary = summaryOf(
    {
      zoo: { zooId: "z", zooName: "Baie", environment: "production" },
      tasks,
      alerts,
      dosesMissed: 4,
      peopled: peopledOf([], [], [], 1),
      welfare: welfareOf(
        { evaluations: [], unseen: 0, never: 0, longest: [] },
        now,
      ),
      nextDue: null,
    },
    now,
  );
  expect(summary).toMatchObject({
    zooId: "z",
    tasks,
    dosesMissed: 4,
    attention: 10_003,
    countedAt: now,
  });
});

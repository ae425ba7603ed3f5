import { describe, expect, it } from "vitest";
import { aTemplate } from "../../../../tests/builders/work";
import type { ClosingDays, ClosingPolicy } from "../../recurrence/closing-days";
import {
  alwaysOpen,
  closingPeriodSchema,
  isClosed,
} from "../../recurrence/closing-days";
import type { CalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import { continuation, continuedAt, scheduleBefore } from "./continue";
import { dateFormIssues, dateFormOf, dateFormValues } from "./date-form";
import { firstRunAnew, runOnWaking } from "../lifecycle";
import { planRun } from "../plan";
import { restoreDate, settleDate, skipDate } from "./settle";
import type { Template } from "../template";
import { exdatesMax } from "../template";
import { formOfTemplate, templateEditValues } from "../template-form";
import { upcomingRuns } from "./upcoming";
import { nextMaking, waitingOf } from "../waiting";

const at = (text: string) => new Date(text);
const daily = aTemplate();
/** Every Friday at 08:00; Friday 25 December 2026 is Christmas. */
const fridays = aTemplate({
  schedule: {
    ...daily.schedule,
    recurrence: "WEEKLY",
    recurrenceDayOfWeek: [5],
  },
  nextRun: at("2026-12-18T07:00:00Z"),
});
const period = (from: string, to = from, yearly = false) =>
  closingPeriodSchema.parse({ from, to, yearly });
const christmas: ClosingDays = {
  closedWeekdays: [7],
  closingDays: [period("2020-12-25", "2020-12-26", true)],
};

function planned(template: Template, now: string, closing = alwaysOpen) {
  const plan = planRun(template, at(now), { closing });
  if (plan?.problem !== null) throw new Error("no plan");
  return plan;
}

describe("closing days", () => {
  it("are days of every week, periods, and periods of every year over its end", () => {
    const closing: ClosingDays = {
      closedWeekdays: [1],
      closingDays: [
        period("2026-11-10", "2026-11-12"),
        period("2025-12-30", "2026-01-02", true),
      ],
    };
    const closed = (day: string) => isClosed(closing, day as CalendarDay);
    expect(
      ["2026-11-09", "2026-11-11", "2026-12-31", "2028-01-02"].map(closed),
    ).toEqual([true, true, true, true]);
    expect(
      ["2027-11-11", "2028-01-04", "2025-01-01", "2026-11-13"].map(closed),
    ).toEqual([false, false, false, false]);
  });

  const days = (closingPolicy: ClosingPolicy) =>
    upcomingRuns(
      { ...fridays, closingPolicy },
      christmas,
      at("2026-12-18T07:00:00Z"),
      3,
    ).map((run) => run.at && parisDay(run.at));

  it("change what a keeper sees by the policy alone", () => {
    const around = ["2026-12-18", "2027-01-01"];
    expect(days("ignore")).toEqual([around[0], "2026-12-25", around[1]]);
    expect(days("skip")).toEqual([around[0], null, around[1], "2027-01-08"]);
    expect(days("before")).toEqual([around[0], "2026-12-24", around[1]]);
    expect(days("after")).toEqual([around[0], "2026-12-28", around[1]]);
  });

  it("make the task on the day it is put to, under the rule's own id, and tell of one left out", () => {
    const waits = (closingPolicy: ClosingPolicy): Template => {
      const template = { ...fridays, closingPolicy };
      const nextRun = at("2026-12-25T07:00:00Z");
      return {
        ...template,
        ...waitingOf({ ...template, nextRun }, christmas),
      };
    };
    const before = planned(waits("before"), "2026-12-24T07:00:00Z", christmas);
    expect(before.tasks).toMatchObject([
      {
        taskId: "template-1_20261225T070000Z",
        scheduledFor: at("2026-12-24T07:00:00Z"),
        dueAt: at("2026-12-24T09:00:00Z"),
      },
    ]);
    expect(before.nextRun).toEqual(at("2027-01-01T07:00:00Z"));
    const monday = waits("after");
    expect(
      planRun(monday, at("2026-12-27T07:00:00Z"), { closing: christmas }),
    ).toBeNull();
    const after = planned(monday, "2026-12-28T07:00:00Z", christmas);
    expect(after.tasks).toHaveLength(1);
    const skipped = planned(waits("skip"), "2027-01-01T07:00:00Z", christmas);
    expect(skipped.tasks).toHaveLength(1);
    expect(skipped.leftOut).toMatchObject([
      { status: "SKIPPED", reason: "closed" },
    ]);
  });

  it("put nothing to a day that has its own", () => {
    const shown = upcomingRuns(
      { ...daily, closingPolicy: "after" },
      christmas,
      at("2026-12-24T07:00:00Z"),
      2,
    );
    expect(shown.map(({ leftOut }) => leftOut)).toEqual([
      null,
      "closed",
      "closed",
      "closed",
      null,
    ]);
  });
});

describe("one date", () => {
  const third = at("2026-12-03T07:00:00Z");
  const now = at("2026-12-02T06:00:00Z");

  it("is skipped, told, and restored", () => {
    const template = { ...daily, ...skipDate(daily, third) };
    const plan = planned(template, "2026-12-02T07:00:00Z");
    expect(plan).toMatchObject({
      nextRun: at("2026-12-04T07:00:00Z"),
      nextOccurrence: third,
      exdates: [third],
    });
    const then = planned({ ...template, ...plan }, "2026-12-04T07:00:00Z");
    expect(then.leftOut).toMatchObject([{ reason: "excluded" }]);
    expect(then.tasks).toHaveLength(1);
    expect(then.exdates).toEqual([]);
    const back = { ...template, ...plan, ...restoreDate(template, third) };
    expect(waitingOf(back).nextRun).toEqual(third);
  });

  it("is made at the very instant it is moved to, and one more than two hundred is not skipped", () => {
    const to = at("2026-12-06T10:00:00Z");
    const template = { ...daily, ...settleDate(daily, third, { at: to }) };
    const past = { ...template, nextRun: at("2026-12-07T07:00:00Z") };
    const waits = { ...past, ...waitingOf(past) };
    expect(planned(waits, to.toISOString()).tasks).toMatchObject([
      { taskId: "template-1_20261203T070000Z" },
    ]);
    const skipped = (count: number) =>
      skipDate(
        {
          exdates: Array.from(
            { length: count },
            (_, day) => new Date(third.getTime() + (day + 1) * 86_400_000),
          ),
          overrides: [],
        },
        third,
      );
    expect(skipped(exdatesMax - 1)?.exdates).toHaveLength(exdatesMax);
    expect(skipped(exdatesMax)).toBeNull();
  });

  it("is changed alone, the others stay", () => {
    const form = dateFormOf(daily, { occurrence: third, at: third });
    const values = dateFormValues({ ...form, title: "Peser" }, daily, {
      occurrence: third,
      at: third,
    });
    const settled = settleDate(daily, third, values);
    expect(settled?.overrides).toMatchObject([{ title: "Peser", type: null }]);
    const plan = planned({ ...daily, ...settled }, "2026-12-04T07:00:00Z");
    expect(plan.tasks[0]?.title).toBe("Nourrir chaque jour");
    const all = { ...daily, ...settled, missedRunPolicy: "all" as const };
    expect(
      planned(all, "2026-12-04T07:00:00Z").tasks.map(({ title }) => title),
    ).toEqual([daily.title, "Peser", daily.title]);
    expect(
      settleDate(
        daily,
        third,
        dateFormValues(form, daily, { occurrence: third, at: third }),
      ),
    ).toEqual({ exdates: [], overrides: [] });
  });

  it.each(["2026-12-02T09:00:00Z", "2026-12-06T10:00:00Z"])(
    "is moved to %s, made once, then and not on its own day",
    (to) => {
      const settled = settleDate(daily, third, { at: at(to) });
      let template: Template = { ...daily, ...settled };
      template = { ...template, ...waitingOf(template) };
      const made: string[] = [];
      for (let hour = 0; hour < 24 * 8; hour += 1) {
        const tick = new Date(now.getTime() + hour * 3_600_000);
        const plan = planRun(template, tick);
        if (plan === null || plan.problem !== null) continue;
        const { problem, tasks, skipped, leftOut, ...moved } = plan;
        expect([problem, skipped, leftOut]).toEqual([null, [], []]);
        made.push(
          ...tasks.map(
            ({ taskId, scheduledFor }) =>
              `${taskId} ${scheduledFor?.toISOString() ?? ""}`,
          ),
        );
        template = { ...template, ...moved };
      }
      const own = made.filter((one) => one.includes("_20261203T070000Z"));
      expect(own).toEqual([
        `template-1_20261203T070000Z ${at(to).toISOString()}`,
      ]);
      expect(made).toHaveLength(8);
      expect(template.overrides).toEqual([]);
    },
  );

  it("is still to come, and has a title", () => {
    const date = { occurrence: third, at: third };
    const form = dateFormOf(daily, date);
    const wrong = (more: object, template: Template = daily) =>
      dateFormIssues({ ...form, ...more }, now, template, date).map(
        ({ field, code }) => `${field}:${code}`,
      );
    expect(wrong({})).toEqual([]);
    expect(wrong({ title: "Peser" })).toEqual([]);
    expect(wrong({ title: " ", scheduledFor: "2026-12-01 08:00:00" })).toEqual([
      "title:required",
      "scheduledFor:timePast",
    ]);
    expect(wrong({ scheduledFor: null })).toEqual(["scheduledFor:required"]);
    expect(wrong({ scheduledFor: "2028-12-01 08:00:00" })).toEqual([
      "scheduledFor:invalid",
    ]);
    const nobody = { ...daily, responsibleIds: ["k"], sectorIds: [] };
    expect(wrong({ responsibleIds: [] }, nobody)).toEqual([
      "responsibleIds:required",
    ]);
    const gone = { ...daily, nextRun: at("2026-12-04T07:00:00Z") };
    expect(wrong({ title: "Peser" }, gone)).toEqual(["scheduledFor:timePast"]);
  });
});

describe("this and the following dates", () => {
  it("go on in another automation, on the same dates, none twice and none lost", () => {
    const rules = [
      { recurrence: "MONTHLY", recurrenceDayOfMonth: 31 },
      { recurrence: "DAILY", recurrenceInterval: 3 },
      { recurrence: "CUSTOM", rrule: "FREQ=WEEKLY;INTERVAL=2;COUNT=9" },
    ] as const;
    for (const rule of rules) {
      const whole = aTemplate({
        schedule: {
          ...daily.schedule,
          startAt: at("2027-01-31T07:00:00Z"),
          dueAt: null,
          ...rule,
        },
      });
      const begin = at("2027-01-01T00:00:00Z");
      const dates = (template: Template) =>
        upcomingRuns(template, alwaysOpen, begin, 12).map(({ occurrence }) =>
          occurrence.toISOString(),
        );
      const all = dates(whole);
      const split = at(all[4] ?? "");
      const old = { ...whole, schedule: scheduleBefore(whole.schedule, split) };
      const next = continuedAt(whole, split);
      expect([...dates(old), ...dates(next)].slice(0, all.length)).toEqual(all);
    }
  });

  it("keep what was settled for them as long as they are their dates", () => {
    const third = at("2026-12-03T07:00:00Z");
    const template = { ...daily, ...skipDate(daily, third) };
    const second = at("2026-12-02T07:00:00Z");
    const begun = continuedAt(template, second);
    const form = formOfTemplate(begun);
    const edited = (more: object) =>
      continuation(
        template,
        second,
        templateEditValues(
          { ...form, ...more },
          begun,
          at("2026-12-01T12:00:00Z"),
        ),
      );
    expect(edited({ title: "Peser" })).toMatchObject({
      title: "Peser",
      continuesId: "template-1",
      exdates: [third],
      target: daily.target,
    });
    expect(edited({ time: "09:00" }).exdates).toEqual([]);
  });
});

describe("another timing", () => {
  const now = at("2026-12-02T09:00:00Z");
  const at14 = { ...daily.schedule, recurrenceTime: "14:00" };

  it("begins on a day for which no task was made", () => {
    const made = { madeUntil: at("2026-12-02T07:00:00Z") };
    expect(firstRunAnew(at14, { madeUntil: null }, now)).toEqual(
      at("2026-12-02T13:00:00Z"),
    );
    expect(firstRunAnew(at14, made, now)).toEqual(at("2026-12-03T13:00:00Z"));
    const ahead = { madeUntil: at("2026-12-09T07:00:00Z") };
    expect(firstRunAnew(at14, ahead, now)).toEqual(at("2026-12-10T13:00:00Z"));
  });

  it("is kept by one that rests and wakes", () => {
    const nextRun = at("2026-12-03T13:00:00Z");
    const rested = { schedule: at14, nextRun, nextOccurrence: null };
    expect(runOnWaking(rested, now).nextRun).toEqual(nextRun);
    expect(runOnWaking(rested, at("2026-12-05T09:00:00Z")).nextRun).toEqual(
      at("2026-12-05T13:00:00Z"),
    );
  });
});

describe("what is said of the next task", () => {
  const now = at("2026-12-01T10:12:00Z");
  const nextRun = at("2026-12-02T07:00:00Z");
  const marked = { nextRun, nextMakeAt: now };

  it("is what the server will find, not the mark to look again", () => {
    const skipped = aTemplate({ ...marked, exdates: [nextRun] });
    expect(nextMaking(skipped, now)).toEqual(at("2026-12-03T07:00:00Z"));
    const kept = aTemplate({ nextRun, nextMakeAt: nextRun });
    expect(nextMaking(kept, now)).toEqual(nextRun);
  });

  it("is soon where it is not known here, and nothing where it rests", () => {
    const heeding = aTemplate({ ...marked, closingPolicy: "skip" });
    expect(nextMaking(heeding, now)).toBe("soon");
    const ahead = aTemplate({ ...marked, visibilityLeadTime: "oneWeek" });
    expect(nextMaking(ahead, now)).toBe("soon");
    const resting = aTemplate({ ...marked, status: "suspended" });
    expect(nextMaking(resting, now)).toBeNull();
  });
});

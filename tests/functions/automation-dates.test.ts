import { closingPolicies } from "@domain/recurrence/closing-days";
import { leadTimes } from "@domain/task/task";
import { expect, it } from "vitest";
import { lookAgain } from "../../functions/src/automations/on-closing-days-changed";
import { runDue } from "../../functions/src/automations/run-due";
import { stillToday } from "../builders/still-today";
import { change, create, deskWorld, newTemplate, save } from "./desk-stage";
import { idsOf, put, read, useStage } from "./stage";
import { aDailyTemplate } from "./templates";

useStage("demo-automation-dates");

const thursday = new Date("2026-12-24T00:00:00Z");
const period = { from: "2026-12-25", to: "2026-12-27", yearly: false };
const zoo = {
  zooId: "zoo",
  zooName: "La Baie",
  closingDays: [{ ...period, name: "Noël" }],
};

/** Every Friday; the one of Christmas lies in a closed weekend. */
const fridays = (templateId: string, more: object = {}) => {
  const template = aDailyTemplate(templateId, thursday);
  const nextRun = new Date("2026-12-25T07:00:00Z");
  return {
    ...template,
    schedule: {
      ...(template["schedule"] as object),
      recurrence: "WEEKLY",
      recurrenceDayOfWeek: [5],
    },
    nextRun,
    nextMakeAt: nextRun,
    ...more,
  };
};

/** Fires hour by hour and tells on which day in Paris each task is to be done. */
async function fire(from: Date, hours: number): Promise<string[]> {
  for (let hour = 0; hour <= hours; hour += 1)
    await runDue(new Date(from.getTime() + hour * 3_600_000));
  const ids = await idsOf("tasks");
  const tasks = await Promise.all(ids.map((id) => read(`tasks/${id}`)));
  return tasks.map((task, index) => {
    const at = task?.["scheduledFor"] as { toDate: () => Date };
    return `${ids[index] ?? ""} ${at.toDate().toISOString().slice(5, 13)}`;
  });
}

it("closing days leave alone, skip or move a task, as each automation says", async () => {
  await put({ "zoo/zoo": zoo });
  for (const closingPolicy of closingPolicies)
    await put({
      [`taskTemplates/${closingPolicy}`]: fridays(closingPolicy, {
        closingPolicy,
      }),
    });
  // What a change of the closing days brings about.
  expect(await lookAgain("zoo", thursday)).toBe(3);
  expect(await fire(thursday, 24 * 5)).toEqual([
    "after_20261225T070000Z 12-28T07",
    "before_20261225T070000Z 12-24T07",
    "ignore_20261225T070000Z 12-25T07",
  ]);
  await runDue(new Date("2027-01-01T07:00:00Z"));
  expect(await read("taskRuns/skip_20261225T070000Z")).toMatchObject({
    status: "SKIPPED",
    reason: "closed",
  });
});

it("a lead time alone decides when a task is there", async () => {
  const seen: Record<string, string> = {};
  for (const lead of leadTimes)
    await put({
      [`taskTemplates/${lead}`]: fridays(lead, {
        visibilityLeadTime: lead,
        nextMakeAt: new Date("2026-12-17T00:00:00Z"),
      }),
    });
  for (let day = 17; day <= 25; day += 1) {
    const midnight = new Date(`2026-12-${day - 1}T23:00:00Z`);
    await runDue(midnight);
    for (const id of await idsOf("tasks"))
      seen[id.split("_")[0] ?? ""] ??= String(day);
  }
  expect(seen).toEqual({
    oneWeek: "18",
    threeDays: "22",
    twoDays: "23",
    oneDay: "24",
    sameDay: "25",
  });
});

it("a clock an hour wrong, firings twice and in the wrong order make each task once", async () => {
  const from = new Date("2026-12-01T00:00:00Z");
  await put({
    "taskTemplates/plain": aDailyTemplate("plain", from),
    "taskTemplates/ahead": aDailyTemplate("ahead", from, {
      visibilityLeadTime: "twoDays",
    }),
  });
  const fired = ["02T08:00", "02T07:00", "02T06:00", "03T07:00", "02T07:00"];
  for (const at of fired)
    await Promise.all([1, 2].map(() => runDue(new Date(`2026-12-${at}:30Z`))));
  const ids = await idsOf("tasks");
  const of = (id: string) => ids.filter((one) => one.startsWith(`${id}_`));
  // The first of December is late by a day: the latest alone is made.
  expect(of("plain")).toEqual([
    "plain_20261202T070000Z",
    "plain_20261203T070000Z",
  ]);
  expect(of("ahead").slice(-3)).toEqual([
    "ahead_20261203T070000Z",
    "ahead_20261204T070000Z",
    "ahead_20261205T070000Z",
  ]);
});

it("an edit on the day of a task makes no second one that day", async () => {
  await put(deskWorld());
  const now = new Date();
  const soon = stillToday(3_600_000);
  const time = (at: Date) =>
    new Intl.DateTimeFormat("fr-FR", {
      timeZone: "Europe/Paris",
      hour: "2-digit",
      minute: "2-digit",
    }).format(at);
  const madeUntil = new Date(now.getTime() + 60_000);
  const stored = await read("taskTemplates/t1");
  await put({ "taskTemplates/t1": { ...stored, madeUntil } });
  const schedule = {
    startAt: new Date("2026-01-01T07:00:00Z"),
    recurrence: "DAILY",
    recurrenceTime: time(soon),
  };
  expect(
    await save("manager", [change("taskTemplates", "t1", { schedule })]),
  ).toMatchObject({ success: true });
  const day = (at: Date) =>
    at.toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });
  const next = (await read("taskTemplates/t1"))?.["nextRun"] as {
    toDate: () => Date;
  };
  expect(next.toDate() > soon).toBe(true);
  expect(day(next.toDate())).not.toBe(day(madeUntil));
});

it("this and the following dates go to another automation, in one operation, never those made already", async () => {
  await put(deskWorld());
  const startAt = new Date("2026-01-01T07:00:00Z");
  const daily = { startAt, recurrence: "DAILY", recurrenceTime: "08:00" };
  const now = Date.now();
  const at = (days: number) => {
    const date = new Date(now + days * 86_400_000);
    date.setUTCHours(7, 0, 0, 0);
    return date;
  };
  await save("manager", [change("taskTemplates", "t1", { schedule: daily })]);
  const continued = (from: Date, id: string) =>
    save("manager", [
      create("taskTemplates", id, {
        ...newTemplate(),
        schedule: { ...daily, startAt: from },
        continuesId: "t1",
      }),
      change("taskTemplates", "t1", {
        schedule: { ...daily, endsBefore: from },
      }),
    ]);
  const stored = await read("taskTemplates/t1");
  await put({ "taskTemplates/t1": { ...stored, madeUntil: at(4) } });
  expect(await continued(at(3), "t2")).toMatchObject({ success: false });
  expect(await read("taskTemplates/t2")).toBeNull();
  expect(await continued(at(6), "t2")).toMatchObject({ success: true });
  expect(await read("taskTemplates/t2")).toMatchObject({ continuesId: "t1" });
});

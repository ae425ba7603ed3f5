import { scheduleSchema } from "@domain/recurrence/schedule";
import { expect, it } from "vitest";
import { runDue } from "../../../functions/src/automations/run-due";
import { database } from "../../../functions/src/edge/admin";
import { put, useStage } from "../stage";
import { aDailyTemplate } from "../templates";

useStage("demo-automation-options");

const begin = new Date("2026-11-29T23:00:00Z");

/** Tuesdays, Wednesdays and Sundays at 08:00; Sundays are closed. */
const base = {
  ...aDailyTemplate("base", begin),
  schedule: scheduleSchema.parse({
    startAt: new Date("2026-11-03T07:00:00Z"),
    recurrence: "WEEKLY",
    recurrenceTime: "08:00",
    recurrenceDayOfWeek: [2, 3, 7],
  }),
  nextMakeAt: begin,
};

/** Nothing fires from Tuesday's occurrence to Thursday noon. */
const outage = ["2026-12-01T07:00:00Z", "2026-12-03T12:00:00Z"].map(Date.parse);
const ticks = ["23:00", "07:00", "12:00"]
  .flatMap((time) =>
    Array.from(
      { length: 9 },
      (_, day) =>
        new Date(`2026-11-29T${time}:00Z`).getTime() + day * 86_400_000,
    ),
  )
  .filter((at) => at >= begin.getTime())
  .filter((at) => at < (outage[0] ?? 0) || at >= (outage[1] ?? 0))
  .sort((one, other) => one - other);

/** Monday before, Thursday after the outage, and the Monday after: at noon. */
const looks = ["2026-11-30", "2026-12-03", "2026-12-07"].map((day) =>
  Date.parse(`${day}T12:00:00Z`),
);

/** By option and value: the days of the tasks a keeper has in the list, at each look. */
const table: Record<string, Record<string, number[][]>> = {
  missedRunPolicy: {
    latest: [[], [2], [2, 6]],
    all: [[], [1, 2], [1, 2, 6]],
    skip: [[], [], [6]],
  },
  closingPolicy: {
    ignore: [[], [2], [2, 6]],
    skip: [[], [2], [2]],
    before: [[], [2], [2, 5]],
    after: [[], [2], [2, 7]],
  },
  visibilityLeadTime: {
    none: [[], [2], [2, 6]],
    sameDay: [[], [1, 2], [1, 2, 6]],
    oneDay: [[1], [1, 2], [1, 2, 6, 8]],
    twoDays: [
      [1, 2],
      [1, 2],
      [1, 2, 6, 8, 9],
    ],
    threeDays: [
      [1, 2],
      [1, 2, 6],
      [1, 2, 6, 8, 9],
    ],
    oneWeek: [
      [1, 2, 6],
      [1, 2, 6, 8, 9],
      [1, 2, 6, 8, 9, 13],
    ],
  },
};

/** Each value of each option in an automation that differs from the base by nothing else. */
const planted = Object.entries(table).flatMap(([option, values]) =>
  Object.keys(values).map((value) => {
    const templateId = `${option}-${value}`;
    return {
      ...base,
      templateId,
      [option]: value === "none" ? null : value,
    };
  }),
);

/** The days in December of the tasks that are in a keeper's list at an instant, by automation. */
async function seenAt(now: number): Promise<Map<string, number[]>> {
  const { docs } = await database().collection("tasks").get();
  const seen = new Map<string, number[]>();
  for (const one of docs) {
    const at = (field: string) =>
      (one.get(field) as { toMillis: () => number }).toMillis();
    if (at("visibleFrom") > now || one.get("status") !== "OPEN") continue;
    const id = String(one.get("automationId"));
    const day = new Date(at("scheduledFor")).getUTCDate();
    seen.set(
      id,
      [...(seen.get(id) ?? []), day].sort((a, b) => a - b),
    );
  }
  return seen;
}

it("lead time, closing days and missed runs: only the option differs, and what a keeper sees", async () => {
  await put({
    "zoo/zoo": { zooId: "zoo", zooName: "La Baie", closedWeekdays: [7] },
  });
  await put(
    Object.fromEntries(
      planted.map((one) => [`taskTemplates/${one.templateId}`, one]),
    ),
  );
  const seen = new Map<string, number[][]>();
  for (const tick of ticks) {
    await runDue(new Date(tick));
    if (!looks.includes(tick)) continue;
    const list = await seenAt(tick);
    for (const { templateId } of planted)
      seen.set(templateId, [
        ...(seen.get(templateId) ?? []),
        list.get(templateId) ?? [],
      ]);
  }
  for (const [option, values] of Object.entries(table)) {
    const got = Object.keys(values).map((value) => [
      value,
      seen.get(`${option}-${value}`),
    ]);
    expect(Object.fromEntries(got), option).toEqual(values);
    const all = Object.values(values).map((one) => JSON.stringify(one));
    expect(new Set(all).size, option).toBe(all.length);
  }
});

import { occurrencesAfter } from "@domain/recurrence/occurrences";
import { scheduleSchema } from "@domain/recurrence/schedule";
import { expect, it } from "vitest";
import { runDue } from "../../../functions/src/automations/run-due";
import { change, create, deskWorld, newTemplate, save } from "../desk-stage";
import { runMigration } from "../migration/stage";
import { erase, put, read, useStage } from "../stage";

useStage("demo-left-as-they-are");

const now = new Date();
const daily = scheduleSchema.parse({
  startAt: new Date("2026-01-01T07:00:00Z"),
  recurrence: "DAILY",
  recurrenceTime: "08:00",
});
const [first = now, second = now, third = now] = occurrencesAfter(
  daily,
  now,
  3,
);
const moved = new Date(second.getTime() + 3_600_000);

/** What people have done to automations of today's app; the last day of one that ends is skipped. */
const ways: Record<string, object[]> = {
  plain: [],
  ahead: [{ visibilityLeadTime: "twoDays" }],
  closing: [{ closingPolicy: "after" }],
  skipped: [{ exdates: [second] }],
  moved: [{ overrides: [{ occurrence: second, at: moved }] }],
  given: [{ exdates: [second] }, { exdates: [] }],
  over: [{ schedule: { ...daily, endsBefore: second } }, { exdates: [first] }],
  resting: [{ exdates: [third] }, { status: "suspended" }],
  woken: [{ exdates: [third] }, { status: "suspended" }, { status: "active" }],
  archived: [{ exdates: [third] }, { status: "archived" }],
};

it("what people made of automations is left as it is by a migration, whatever they settled", async () => {
  const { "taskTemplates/t1": _, ...world } = deskWorld();
  await put(world);
  for (const [id, changes] of Object.entries(ways)) {
    const values = { ...newTemplate(), schedule: daily };
    for (const one of [
      create("taskTemplates", id, values),
      ...changes.map((more) => change("taskTemplates", id, more)),
    ])
      expect([id, await save("manager", [one])]).toMatchObject([
        id,
        { success: true },
      ]);
  }
  const found = async () => {
    const { counts } = await runMigration(true);
    return counts.find(({ collection }) => collection === "taskTemplates");
  };
  const untouched = { read: Object.keys(ways).length, written: 0 };
  // Before the next minute's run, after it, and while one of them fails.
  expect(await found()).toMatchObject(untouched);
  await runDue(new Date(now.getTime() + 60_000));
  expect(await found()).toMatchObject(untouched);
  const plain = (await read("taskTemplates/plain")) ?? {};
  await put({ "taskTemplates/plain": { ...plain, failedSince: now } });
  expect(await found()).toMatchObject(untouched);
  // What is looked at too late, or never, is mended.
  const skipped = (await read("taskTemplates/skipped")) ?? {};
  for (const nextMakeAt of [null, new Date(moved.getTime() + 86_400_000)]) {
    await put({ "taskTemplates/skipped": { ...skipped, nextMakeAt } });
    expect(await found()).toMatchObject({ written: 1 });
  }
  await erase("taskTemplates/skipped");
});

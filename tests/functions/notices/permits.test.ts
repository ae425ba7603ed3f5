import type { Alert } from "@domain/measures/alerts/alert";
import type { Permit, Project } from "@domain/research/project";
import type { CalendarDay } from "@domain/time/calendar-day";
import { beforeEach, expect, it } from "vitest";
import { aProject } from "../../builders/research";
import { lookAtPermits } from "../../../functions/src/alerts/days/run-permits";
import { plain } from "../../../functions/src/edge/documents";
import { database } from "../../../functions/src/edge/admin";
import { put, useStage } from "../stage";

useStage("demo-permits");

/** The last day is 31 December in Paris. */
const end = new Date("2026-12-31T23:00:00Z");
const after = (hours: number) => new Date(end.getTime() + hours * 3_600_000);
const id = "permit~project-1~all_20261231T230000Z";

const permit = (until: string | null, more: Partial<Permit> = {}): Permit => ({
  number: "APAFIS 1234",
  authority: "DDPP 14",
  from: null,
  until: until as CalendarDay | null,
  ...more,
});
const store = (more: Partial<Project> = {}) => {
  const project = aProject({ zooId: "home", ...more });
  return put({ [`researchProjects/${project.projectId}`]: project });
};
const alerts = async () =>
  (await database().collection("alerts").get()).docs
    .map((doc) => plain(doc.data()) as Alert)
    .map(({ alertId, closedAt }) => [alertId, closedAt] as const);

beforeEach(() => store());

it("a permit is an alert once it has ended, one however often it is looked at, until it is renewed", async () => {
  await lookAtPermits(after(-1));
  expect(await alerts()).toEqual([]);
  await Promise.all([0, 1, 2].map((hours) => lookAtPermits(after(hours))));
  await lookAtPermits(after(30));
  expect(await alerts()).toEqual([[id, null]]);
  await store({ permits: [permit("2026-12-31"), permit(null)] });
  await lookAtPermits(after(40));
  await lookAtPermits(after(50));
  expect(await alerts()).toEqual([[id, after(40)]]);
  // A renewal that is taken back opens the same one, whenever the run that finds it began.
  await store();
  await lookAtPermits(after(45));
  expect(await alerts()).toEqual([[id, null]]);
});

it("one that was lengthened and has ended again is another alert", async () => {
  await lookAtPermits(after(1));
  await store({ permits: [permit("2027-01-02")] });
  await lookAtPermits(after(10));
  expect(await alerts()).toEqual([[id, after(10)]]);
  await lookAtPermits(after(72));
  expect(await alerts()).toEqual([
    [id, after(10)],
    ["permit~project-1~all_20270102T230000Z", null],
  ]);
});

it("is over with a project that ends, is archived or is gone, and is none of those that are", async () => {
  const over = [{ status: "ended" as const }, { archived: true }];
  await store({ projectId: "planned", status: "planned" });
  for (const [index, more] of over.entries()) {
    await store();
    await lookAtPermits(after(4 * index));
    expect(await alerts()).toEqual([[id, null]]);
    await store(more);
    await lookAtPermits(after(4 * index + 2));
    expect(await alerts()).toEqual([[id, after(4 * index + 2)]]);
  }
  await store();
  await lookAtPermits(after(20));
  await database().doc("researchProjects/project-1").delete();
  await lookAtPermits(after(21));
  expect(await alerts()).toEqual([[id, after(21)]]);
});

it("is legal, leads to the project and tells nothing of it, whose readers are fewer", async () => {
  await lookAtPermits(after(1));
  const stored = await database().doc(`alerts/${id}`).get();
  expect(plain(stored.data())).toMatchObject({
    type: "legal",
    class: "general",
    subject: { kind: "project", id: "project-1" },
    sectorIds: [],
    textKey: "permitOver",
    values: { to: "2026-12-31" },
    openedAt: end,
  });
  expect(JSON.stringify(stored.data())).not.toMatch(/lémuriens|APAFIS|DDPP/u);
});

it("is raised, and closed, however many other projects are under way", async () => {
  const many = Array.from({ length: 301 }, (_, index) => `a${index}`);
  await put(
    Object.fromEntries(
      many.map((projectId) => [
        `researchProjects/${projectId}`,
        aProject({ zooId: "home", projectId, permits: [permit(null)] }),
      ]),
    ),
  );
  const raised = await lookAtPermits(after(1));
  expect(raised).toEqual({ looked: many.length + 2, failed: 0 });
  expect(await alerts()).toEqual([[id, null]]);
});

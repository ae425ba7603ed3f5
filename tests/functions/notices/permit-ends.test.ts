import type { Notice } from "@domain/notice/notice";
import type { Permit, Project } from "@domain/research/project";
import type { CalendarDay } from "@domain/time/calendar-day";
import { beforeEach, expect, it } from "vitest";
import { aProject } from "../../builders/research";
import { lookAtPermits } from "../../../functions/src/alerts/days/run-permits";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { put, read, useStage } from "../stage";
import { aKeeper } from "./told";

useStage("demo-permit-ends");

const day = (text: string) => text as CalendarDay;
const permit = (until: string | null): Permit => ({
  ...{ number: "APAFIS 1234", authority: "DDPP 14", from: null },
  until: until === null ? null : day(until),
});
const at = (text: string) => new Date(`${text}T05:10:00Z`);

/** Led by "lena", whose member is "max"; "ada" administers the establishment, "otto" another. */
const store = (more: Partial<Project> = {}) => {
  const project = aProject({
    ...{ zooId: "home", title: "Les lémuriens", leadId: "lena" },
    ...{ memberIds: ["max"], permits: [permit("2026-12-31")] },
    ...more,
  });
  return put({ [`researchProjects/${project.projectId}`]: project });
};
const told = async (...uids: string[]) =>
  Promise.all(
    uids.map(async (uid) => {
      const path = `users/${uid}/notifications/permit_project-1`;
      const notice = plain(await read(path)) as Notice | null;
      return notice === null ? null : notice.dueAt?.toISOString().slice(0, 10);
    }),
  );
const everybody = ["lena", "ada", "max", "otto"];
const nobody = [null, null, null, null];

beforeEach(async () => {
  await put({
    ...aKeeper("lena"),
    ...aKeeper("max"),
    ...aKeeper("ada", {}, { right: "admin", sectorRoles: {} }),
    ...aKeeper("otto", {}, { right: "admin", zooId: "away", sectorRoles: {} }),
  });
  await store();
});

it("whoever answers for a permit is told 60 days before it ends, and nobody else", async () => {
  await lookAtPermits(at("2026-10-31"));
  expect(await told(...everybody)).toEqual(nobody);
  await lookAtPermits(at("2026-11-01"));
  // The day begins in Paris, an hour before it does in universal time.
  expect(await told(...everybody)).toEqual([
    "2026-12-30",
    "2026-12-30",
    null,
    null,
  ]);
});

it("is told once, however often it is looked at, and again of another day alone", async () => {
  await Promise.all([2, 3, 4].map((n) => lookAtPermits(at(`2026-11-0${n}`))));
  await database()
    .doc("users/lena/notifications/permit_project-1")
    .update({ read: true });
  await lookAtPermits(at("2026-11-20"));
  const path = "users/lena/notifications/permit_project-1";
  expect((await read(path))?.["read"]).toBe(true);
  const { permitTold } = (await read("researchProjects/project-1")) as Project;
  expect(permitTold).toBe("2026-12-31");
  await store({ permits: [permit("2027-01-05")], permitTold });
  await lookAtPermits(at("2026-11-21"));
  expect((await read(path))?.["read"]).toBe(false);
  expect(await told("lena")).toEqual(["2027-01-04"]);
});

it.each<[string, Partial<Project>]>([
  ["is renewed", { permits: [permit("2026-12-31"), permit(null)] }],
  ["is of a project that ended", { status: "ended" }],
  ["is of a project that was put away", { archived: true }],
])("is told of no more once it %s", async (_, more) => {
  await lookAtPermits(at("2026-11-10"));
  await store({ ...more, permitTold: day("2026-12-31") });
  await lookAtPermits(at("2026-11-11"));
  expect(await told(...everybody)).toEqual(nobody);
  expect((await read("researchProjects/project-1"))?.["permitTold"]).toBeNull();
});

it("is an alert once it has ended, and no notice beside that", async () => {
  await lookAtPermits(at("2026-12-31"));
  expect((await database().collection("alerts").get()).size).toBe(0);
  await lookAtPermits(at("2027-01-01"));
  expect((await database().collection("alerts").get()).size).toBe(1);
  expect(await told(...everybody)).toEqual(nobody);
});

import { beforeEach, describe, expect, it } from "vitest";
import {
  leaveTasks,
  leaveTeams,
  onAccessEnded,
} from "../../functions/src/triggers/on-access-ended";
import { keepToColleagues } from "../../functions/src/triggers/on-task-named";
import { keepLastUsed } from "../../functions/src/triggers/on-device-added";
import { aDevice } from "../builders/people";
import { aTask } from "../builders/work";
import { anAccess, world } from "./people";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-people-leave");

const task = (responsibleIds: string[], more: object = {}) => ({
  ...aTask({ zooId: "home", authorId: "manager", sectorIds: ["s1"] }),
  responsibleIds,
  audience: responsibleIds,
  ...more,
});

beforeEach(() =>
  put({
    ...world(),
    "access/gone": anAccess("home", {
      status: "disabled",
      sectorRoles: { keeper: ["s1"], management: ["s1", "s2"] },
    }),
    "access/pending": anAccess("home", { status: "pending" }),
    "access/staff": anAccess("away", { staff: true, zooIds: ["home"] }),
    "sectors/s1": {
      ...world()["sectors/s1"],
      sectorKeeper: ["keeper", "gone"],
      managementUserIds: ["gone", "manager"],
    },
    // Its team is not in step with the access document.
    "sectors/s3": {
      ...world()["sectors/s1"],
      managementUserIds: [],
      veterinaryUserIds: ["gone"],
    },
  }),
);

describe("who is disabled", () => {
  it("leaves every team, and the others stay", async () => {
    await leaveTeams("gone");
    await leaveTeams("gone");
    expect(await read("sectors/s1")).toMatchObject({
      sectorKeeper: ["keeper"],
      managementUserIds: ["manager"],
      updatedBy: "system",
    });
    expect((await read("sectors/s3"))?.["veterinaryUserIds"]).toEqual([]);
    expect((await read("access/gone"))?.["sectorRoles"]).toEqual({
      keeper: [],
      management: [],
      veterinary: [],
      nutrition: [],
    });
  });

  it("is asked by no open task any more", async () => {
    const many = Array.from({ length: 130 }, (_, index) => `tasks/t${index}`);
    await put(Object.fromEntries(many.map((path) => [path, task(["gone"])])));
    await put({ "tasks/done": task(["gone"], { status: "DONE" }) });
    await leaveTasks("gone", "home");
    for (const path of many)
      expect(await read(path)).toMatchObject({
        responsibleIds: [],
        audience: ["s1"],
      });
    expect((await read("tasks/done"))?.["responsibleIds"]).toEqual(["gone"]);
  });
});

it("who goes to another establishment is asked for nothing in the one before", async () => {
  const moved = anAccess("away");
  await put({ "access/keeper": moved, "tasks/t": task(["keeper", "manager"]) });
  const stored = (access: Record<string, unknown>) => ({
    exists: true,
    get: (field: string) => access[field],
  });
  const event = {
    params: { uid: "keeper" },
    data: { before: stored(anAccess("home")), after: stored(moved) },
  };
  await onAccessEnded.run(event as never);
  expect((await read("tasks/t"))?.["responsibleIds"]).toEqual(["manager"]);
});

it("who is active stays in their teams", async () => {
  await leaveTeams("manager");
  expect((await read("sectors/s1"))?.["managementUserIds"]).toContain(
    "manager",
  );
  expect((await read("access/manager"))?.["sectorRoles"]).toMatchObject({
    management: ["s1"],
  });
});

describe("a task that names people", () => {
  it.each([
    [["keeper", "gone"], ["keeper"]],
    [["gone", "pending", "stranger", "nobody"], []],
    [
      ["keeper", "staff", "root"],
      ["keeper", "staff", "root"],
    ],
    [["neighbour", "manager"], ["manager"]],
  ])("keeps of %j those who work there: %j", async (named, left) => {
    await put({ "tasks/t": task(named) });
    await keepToColleagues("t");
    expect(await read("tasks/t")).toMatchObject({
      responsibleIds: left,
      audience: left.length > 0 ? left : ["s1"],
    });
  });

  it("asks its author where nobody is left and it has no sector, else an admin, and never nobody", async () => {
    const nowhere = { sectorIds: [], sectorId: null };
    await put({
      "tasks/t": task(["gone"], nowhere),
      "tasks/u": task(["gone"], { ...nowhere, authorId: "gone" }),
    });
    const alone = { ...nowhere, zooId: "alone", authorId: "gone" };
    await put({
      "tasks/v": task(["stranger", "gone"], alone),
      "access/off-too": anAccess("alone", {
        right: "admin",
        status: "disabled",
      }),
    });
    for (const id of ["t", "u", "v", "v"]) await keepToColleagues(id);
    expect((await read("tasks/t"))?.["audience"]).toEqual(["manager"]);
    expect((await read("tasks/u"))?.["audience"]).toEqual(["admin"]);
    expect((await read("tasks/v"))?.["audience"]).toEqual(["gone"]);
  });

  it("is left as it is when all work there", async () => {
    const stored = task(["keeper"]);
    await put({ "tasks/t": stored });
    await keepToColleagues("t");
    expect((await read("tasks/t"))?.["updatedBy"]).toBe(stored.updatedBy);
  });
});

describe("whoever signs in on ever more devices", () => {
  it("keeps the fifty last used", async () => {
    const device = (minute: number) => {
      const deviceId = `device-${String(minute).padStart(2, "0")}`;
      const lastSeenAt = new Date(Date.UTC(2026, 10, 20, 8, minute));
      return [
        `users/keeper/devices/${deviceId}`,
        { ...aDevice({ userId: "keeper", deviceId, lastSeenAt }) },
      ] as const;
    };
    const all = Array.from({ length: 52 }, (_, minute) => device(minute));
    await put(Object.fromEntries(all));
    await keepLastUsed("keeper");
    await keepLastUsed("keeper");
    const left = await idsOf("users/keeper/devices");
    expect(left).toHaveLength(50);
    expect(left[0]).toBe("device-02");
  });
});

import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import type { TaskEntry } from "../log/task-entry";
import { taskEntrySchema } from "../log/task-entry";
import type { Task } from "../task";
import {
  handoverAsked,
  handoverSectors,
  handoverSince,
  handoverTasks,
} from "./handover";
import {
  handoverEventQueries,
  handoverMost,
  handoverSessionQueries,
  handoverTaskQueries,
  handoverTreatmentQueries,
  lastWorkQueries,
} from "./handover-queries";

const now = new Date("2026-11-20T08:00:00Z");
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
const keeper = aSession({ sectorRoles: { keeper: [sector1] } });

describe("since when", () => {
  it("is what the address says, else the end of the last day here", () => {
    expect(handoverAsked(null)).toBe("last");
    expect(handoverAsked("yesterday")).toBe("last");
    expect(handoverAsked("12h")).toBe("12h");
    expect(handoverAsked(hours(5).toISOString())).toEqual(hours(5));
  });

  it.each([
    ["last", hours(16), hours(16)],
    ["last", null, hours(24)],
    ["12h", null, hours(12)],
    ["3d", hours(16), hours(72)],
    [hours(5), null, hours(5)],
    // Seven days at most, whoever was away for longer; and never what is to come.
    ["last", hours(500), hours(168)],
    [hours(900), null, hours(168)],
    [hours(-3), null, now],
  ] as const)("%s, last here %s: %s", (asked, last, since) => {
    expect(handoverSince(asked, now, last)).toEqual(since);
  });
});

describe("the tasks", () => {
  const since = hours(24);
  const said = (kind: TaskEntry["kind"], ago: number, text: string | null) =>
    taskEntrySchema.parse({
      zooId: "z",
      taskId: "t",
      authorId: "karim",
      kind,
      text,
      createdAt: hours(ago),
    });
  const told = (
    tasks: readonly Task[],
    log: Readonly<Record<string, readonly TaskEntry[]>> = {},
  ) => {
    const parts = handoverTasks(tasks, {
      taskOf: (task) => task,
      saidOf: ({ taskId }) => log[taskId] ?? [],
      ...{ session: keeper, since, now },
    });
    const ids = (part: (typeof parts)["late"]) =>
      part.map(({ row, said: words }) => [
        row.taskId,
        ...words.map(({ text }) => text),
      ]);
    return {
      late: ids(parts.late),
      handed: ids(parts.handed),
      done: ids(parts.done),
    };
  };

  it("are late, handed over or done, each once, with what was said since", () => {
    const tasks = [
      aTask({ taskId: "late", dueAt: hours(1) }),
      aTask({ taskId: "later", dueAt: hours(30) }),
      aTask({ taskId: "given", dueAt: hours(-5) }),
      aTask({ taskId: "quiet", dueAt: hours(-5) }),
      aTask({ taskId: "early", status: "DONE", completedAt: hours(9) }),
      aTask({ taskId: "last", status: "DONE", completedAt: hours(2) }),
      aTask({ taskId: "before", status: "DONE", completedAt: hours(25) }),
      aTask({ taskId: "gone", status: "ARCHIVED", dueAt: hours(1) }),
    ];
    const log = {
      late: [said("handOver", 3, "moteur"), said("comment", 4, "bruit")],
      given: [said("handOver", 3, null), said("comment", 40, "vieux")],
      quiet: [said("comment", 1, "rien"), said("handOver", 40, "vieux")],
      last: [said("comment", 2, "fait")],
    };
    expect(told(tasks, log)).toEqual({
      late: [["later"], ["late", "bruit", "moteur"]],
      handed: [["given", null]],
      done: [["last", "fait"], ["early"]],
    });
  });

  it("are none where there are none, and none that is not shown yet", () => {
    const nothing = { late: [], handed: [], done: [] };
    expect(told([])).toEqual(nothing);
    const hidden = aTask({
      dueAt: hours(1),
      visibilityLeadTime: "sameDay",
      visibleFrom: hours(-2),
      authorId: "other",
    });
    expect(told([hidden])).toEqual(nothing);
  });
});

describe("what is asked", () => {
  const admin = aSession({ right: "admin" });
  const vet = aSession({ sectorRoles: { veterinary: [sector2] } });

  it("is of one's own sectors, of a chosen one that one sees, or of all", () => {
    expect(handoverSectors(keeper, null)).toEqual([sector1]);
    expect(handoverSectors(keeper, sector2)).toEqual([sector1]);
    expect(handoverSectors(vet, null)).toEqual([sector2]);
    expect(handoverSectors(vet, sector1)).toEqual([sector1]);
    expect(handoverSectors(admin, null)).toBeNull();
    expect(handoverSectors(aSession(), null)).toEqual([]);
  });

  const treatments = (session: typeof admin, sectorIds: string[] | null) =>
    handoverTreatmentQueries(session, { sectorIds, since: hours(24) }).map(
      ({ where }) => [
        where.find(({ field }) => field === "sectorId")?.value ?? null,
        where.find(({ field }) => field === "status")?.value,
      ],
    );

  it("of treatments is what somebody may know: keepers not which ended, others nothing", () => {
    expect(treatments(keeper, [sector1])).toEqual([[sector1, "current"]]);
    expect(treatments(vet, [sector2])).toEqual([
      [sector2, "current"],
      [sector2, "archived"],
    ]);
    expect(treatments(vet, [sector1])).toEqual([]);
    expect(treatments(admin, null)).toEqual([
      [null, "current"],
      [null, "archived"],
    ]);
    expect(treatments(aSession({ right: "pedagoadmin" }), null)).toEqual([]);
  });

  it("is bounded, whatever there is", () => {
    const wish = { sectorIds: [sector1, sector2], since: hours(24) };
    const queries = [
      ...Object.values(handoverTaskQueries(admin, wish, now)).flat(),
      ...lastWorkQueries(admin, wish.sectorIds, now),
      ...handoverTreatmentQueries(admin, wish),
      ...handoverSessionQueries(admin.zooId, wish),
      ...handoverEventQueries(admin.zooId, wish),
    ];
    expect(queries).toHaveLength(10);
    for (const { limit } of queries)
      expect(limit).toBeLessThanOrEqual(handoverMost);
  });
});

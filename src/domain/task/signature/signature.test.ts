import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, sector2, zooA } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { matches } from "../../query/query";
import type { Task } from "../task";
import { closeTask, possibleActions, reopenTask } from "../transitions";
import { needsSignature, signTask } from "./signature";
import { signableQueries } from "./signature-queries";

const now = new Date("2026-12-01T09:00:00Z");
const before = new Date("2026-12-01T08:00:00Z");
const closed = aTask({
  type: "safety",
  status: "DONE",
  completedBy: "lea",
  completedAt: before,
  completedLate: false,
});

describe("signTask", () => {
  it("lets another vouch for closed safety work", () => {
    expect(signTask(closed, { uid: "noe", now })).toEqual({
      signedBy: "noe",
      signedAt: now,
    });
  });

  it("takes nobody's word for their own work", () => {
    expect(signTask(closed, { uid: "lea", now })).toBeNull();
    expect(possibleActions(closed, "lea")).not.toContain("sign");
    expect(possibleActions(closed, "noe")).toContain("sign");
  });

  it.each([
    ["other work", { type: "feeding" }],
    ["open work", { status: "OPEN", completedBy: null }],
    ["put away work", { status: "ARCHIVED" }],
    ["signed work", { signedBy: "max", signedAt: now }],
  ] as const)("does nothing to %s", (_, more) => {
    const task = { ...closed, ...more };
    expect(needsSignature(task)).toBe(false);
    expect(signTask(task, { uid: "noe", now })).toBeNull();
  });

  it("is no earlier than the closing, by a slow clock", () => {
    const slow = new Date("2026-12-01T07:00:00Z");
    expect(signTask(closed, { uid: "noe", now: slow })?.signedAt).toEqual(
      before,
    );
  });

  it("ends with the closing it is of", () => {
    const signed = { ...closed, ...signTask(closed, { uid: "noe", now }) };
    const open = { ...signed, ...reopenTask(signed) };
    expect(open).toMatchObject({ signedBy: null, signedAt: null });
    const again = { ...open, ...closeTask(open, { uid: "noe", now }) };
    expect(needsSignature(again)).toBe(true);
    expect(reopenTask(closed)).not.toHaveProperty("signedBy");
  });
});

describe("what waits for a signature", () => {
  const inZoo: Task = { ...closed, zooId: zooA, sectorIds: [sector1] };
  const finds = (session: ReturnType<typeof aSession>, task: Task) =>
    signableQueries(session, now).some((query) => matches(query, task));

  it("is of one's sectors, whatever one does there", () => {
    const vet = aSession({ sectorRoles: { veterinary: [sector1] } });
    expect(finds(vet, inZoo)).toBe(true);
    expect(finds(vet, { ...inZoo, sectorIds: [sector2] })).toBe(false);
    expect(signableQueries(aSession(), now)).toEqual([]);
  });

  it("is all of it for an administrator, of a fortnight", () => {
    const admin = aSession({ right: "admin" });
    const days = (count: number) =>
      new Date(now.getTime() - count * 86_400_000);
    expect(finds(admin, inZoo)).toBe(true);
    expect(finds(admin, { ...inZoo, completedAt: days(14) })).toBe(true);
    expect(finds(admin, { ...inZoo, completedAt: days(15) })).toBe(false);
    expect(finds(admin, { ...inZoo, type: "feeding" })).toBe(false);
    expect(finds(admin, { ...inZoo, status: "OPEN" })).toBe(false);
  });
});

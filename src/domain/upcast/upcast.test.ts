import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectionNames, entryOf } from "../collections";
import { readRecord } from "../record/read";
import type { PersonContext } from "./old-person";
import { personOfOld } from "./old-person";
import { asPath, pathInBucket } from "./pictures";
import { automationOfTask, upcastTask } from "./work";

const upcasted = collectionNames.filter(
  (name) => entryOf(name).upcast !== undefined,
);

const odd = fc.oneof(
  fc.constantFrom(null, "", "true", "0", "OPEN", "done", 0, 7, 1.7e12, true),
  fc.string(),
  fc.date(),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))),
  fc.record({ value: fc.anything(), label: fc.string() }),
  fc.record({ level: fc.string(), ids: fc.array(fc.string()) }),
  fc.record({ seconds: fc.integer() }),
);

const context = (more: Partial<PersonContext> = {}): PersonContext => ({
  zoos: new Set(["z"]),
  defaultZoo: "z",
  listed: [],
  staffOf: [],
  signIn: null,
  isMailShared: false,
  ...more,
});
const card = (more: object) => ({ zooId: "z", userMail: "a@b.test", ...more });

describe("documents of older shapes", () => {
  it("are put into today's once and for all, whatever they hold", () => {
    expect(upcasted).toContain("users");
    for (const collection of upcasted) {
      const { schema, upcast = (stored) => stored } = entryOf(collection);
      const fields = Object.keys(schema.shape);
      const stored = fc.dictionary(fc.constantFrom(...fields), odd);
      fc.assert(
        fc.property(stored, (values) => {
          const once = upcast(values);
          expect(upcast(once)).toEqual(once);
        }),
        { numRuns: 200 },
      );
    }
  });

  it("are read by everybody as they are after a migration", () => {
    const { record, issues } = readRecord("tasks", "t", {
      zooId: "z",
      title: "Nourrir",
      type: "Feeding",
      sectorId: "s",
      status: "ACTIVE",
      dueAtUnix: 1_700_000_000_000,
      responsibleIds: null,
    });
    expect(issues).toEqual([]);
    expect(record).toMatchObject({
      status: "OPEN",
      type: "feeding",
      authorId: "system",
      sectorIds: ["s"],
      target: { level: "SECTOR", ids: ["s"] },
      dueAt: new Date(1_700_000_000_000),
    });
    expect(
      readRecord("users", "u", { userZoo: { value: "z" } }).record,
    ).toMatchObject({ zooId: "z", userStatus: "active" });
  });

  it("are never what says its version: that is read as it is, and what is wrong with it is reported", () => {
    const stored = { zooId: "z", sectorName: "S", sectorKeeper: [null, "u"] };
    expect(readRecord("sectors", "s", stored).issues).toEqual([]);
    const ours = { ...stored, schemaVersion: 1 };
    expect(readRecord("sectors", "s", ours).issues).toEqual([
      "sectorKeeper.0:invalid_type",
    ]);
  });

  it("of recurring tasks are no tasks", () => {
    const stored = { zooId: "z", title: "T", isRecurringTemplate: true };
    expect(readRecord("tasks", "t", stored)).toEqual({
      record: null,
      issues: [],
    });
  });

  it("make an automation of a recurring task, at its next run", () => {
    const nextExecution = new Date("2026-12-01T07:00:00Z");
    const made = automationOfTask("t", {
      zooId: "z",
      title: "T",
      type: "safety",
      sectorId: "s",
      status: "OPEN",
      dueAt: new Date(0),
      isRecurringTemplate: true,
      nextExecution,
      schedule: {
        recurrence: "weekly",
        recurrenceTime: "8:30",
        recurrenceDayOfWeek: "0,2",
        recurrenceInterval: "2",
      },
    });
    const { record, issues } = readRecord("taskTemplates", "t", made);
    expect(issues).toEqual([]);
    expect(record).toMatchObject({
      templateId: "t",
      status: "active",
      nextRun: nextExecution,
      schedule: {
        startAt: nextExecution,
        recurrence: "WEEKLY",
        recurrenceTime: "08:30",
        recurrenceDayOfWeek: [7, 2],
        recurrenceInterval: 2,
      },
    });
    expect(made).not.toHaveProperty("dueAt");
  });

  it.each([
    ["ARCHIVED", {}, "archived"],
    ["DELETED", {}, "archived"],
    [undefined, { isActive: false }, "suspended"],
    [undefined, { isActive: false, deletedAt: new Date(0) }, "archived"],
    ["ACTIVE", {}, "active"],
    ["suspended", {}, "suspended"],
    ["nobody knows", {}, "suspended"],
  ])("say how an automation stands: %s", (status, more, is) => {
    expect(automationOfTask("t", { status, ...more })["status"]).toBe(is);
  });

  it("keep what they hold of a task that nobody can read", () => {
    expect(upcastTask({ status: "?", notes: 7 })).toMatchObject({
      status: "?",
      notes: 7,
    });
  });
});

describe("an old person", () => {
  it.each([
    [{ userRight: "admin" }, "admin"],
    [{ userRight: { value: "superAdmin", label: "x" } }, "superAdmin"],
    [{ userRight: " superAdmin" }, "user"],
    [{ userRight: { value: { value: "admin" } } }, "user"],
    [{ userRight: ["superAdmin"] }, "user"],
    [{}, "user"],
  ])(
    "has the right that is stored, plain or as a choice: %j",
    (more, right) => {
      expect(personOfOld(card(more), context()).access.right).toBe(right);
    },
  );

  it("has no right in an establishment that is not there", () => {
    const { access, odd: found } = personOfOld(
      card({ zooId: "nowhere", userRight: "admin" }),
      context({
        listed: [{ sectorId: "s", zooId: "nowhere", role: "management" }],
      }),
    );
    expect(access.right).toBe("user");
    expect(access.sectorRoles.management).toEqual([]);
    expect(found).toEqual(["unknownZoo", "roleElsewhere"]);
  });

  it.each([
    ["superAdmin", "z"],
    ["admin", null],
  ])("of no establishment: a %s belongs to %s", (userRight, zooId) => {
    const nowhere = { userMail: "a@b.test", userRight };
    const { access, odd: found } = personOfOld(nowhere, context());
    expect([access.zooId, found]).toEqual([zooId, ["noZoo"]]);
    expect(access.right).toBe(zooId === null ? "user" : userRight);
  });

  it("is no superAdmin, staff or member by another's list", () => {
    const { access, odd: found } = personOfOld(
      card({ userRight: "user" }),
      context({
        staffOf: ["other"],
        listed: [
          { sectorId: "s", zooId: "other", role: "keeper" },
          { sectorId: "mine", zooId: "z", role: "keeper" },
          { sectorId: "mine", zooId: "z", role: "keeper" },
        ],
      }),
    );
    expect(access).toMatchObject({ staff: false, zooIds: [] });
    expect(access.sectorRoles.keeper).toEqual(["mine"]);
    expect(found).toEqual(["roleElsewhere", "listedNotStaff"]);
  });

  it.each([
    [{}, "active", null],
    [{ userStatus: "pending" }, "pending", null],
    [{ tempPassword: "abc", userStatus: "active" }, "pending", null],
    [{ tempPassword: "abc", userStatus: "disabled" }, "disabled", "pending"],
    [{ userStatus: "whatever" }, "disabled", "active"],
    [{ isDeleted: true, tempPassword: "abc" }, "deleted", null],
    [{ isDeleted: "yes" }, "deleted", null],
  ])("stands as they stood: %j", (more, status, statusBefore) => {
    const { access, account } = personOfOld(card(more), context());
    expect([access.status, account.statusBefore]).toEqual([
      status,
      statusBefore,
    ]);
    expect(JSON.stringify([access, account])).not.toContain("abc");
  });
});

describe("an address of a picture", () => {
  const name = "0123456789abcdef0123456789abcdef.jpg";
  const base = "https://firebasestorage.googleapis.com/v0/b/b/o/";
  const path = `z/sectors/s/${name}`;
  const own = asPath("sectors", "s", ["b"]);

  it.each([
    [`${base}${encodeURIComponent(path)}?alt=media&token=t`],
    [`https://storage.googleapis.com/b/${path}`],
    [`https://b.storage.googleapis.com/${path}?x=1`],
    [`gs://b/${path}`],
  ])("in the own bucket becomes the path: %s", (address) => {
    expect(own(address)).toBe(path);
  });

  it.each([
    [`https://storage.googleapis.com/other/${path}`],
    [`${base}z%2Fsectors%2Fs%2Fphoto.jpg`],
    [`${base}z%2Fsectors%2Fother%2F${name}`],
    [`${base}%E0%A4%A`],
    ["https://cdn.example.org/b/o/x.jpg"],
    [path],
  ])("stays where it is none of this record's own: %s", (address) => {
    expect(own(address)).toBe(address);
  });

  it("is known by its bucket alone", () => {
    expect(pathInBucket("gs://b/a%20b", ["b"])).toBe("a b");
    expect(pathInBucket("gs://b/a", [])).toBeNull();
  });
});

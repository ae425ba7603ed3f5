import { userSchema } from "@domain/person/user";
import { aTask, aTaskEntry } from "../builders/work";
import { beforeEach, describe, expect, it } from "vitest";
import { change, create, deskWorld, save } from "./desk-stage";
import { anAccess } from "./people";
import { put, read, useStage } from "./stage";

useStage("demo-hand-over");

const person = (userId: string, more: object = {}) =>
  userSchema.parse({
    userId,
    userFirstname: userId,
    userLastname: "X",
    zooId: "home",
    ...more,
  });
const task = (more: object = {}) =>
  aTask({
    taskId: "t",
    zooId: "home",
    authorId: "manager",
    target: { level: "SECTOR", ids: ["s1"] },
    sectorIds: ["s1"],
    sectorId: "s1",
    audience: ["s1", "keeper"],
    responsibleIds: ["keeper"],
    ...more,
  });
const taken = { status: "IN_PROGRESS", takenBy: "keeper" } as const;
const closed = {
  ...taken,
  status: "DONE",
  completedBy: "keeper",
  completedAt: new Date("2026-11-01T08:00:00Z"),
  completedLate: false,
} as const;

const ofKeepers = { sectorRoles: { keeper: ["s1"] } };

beforeEach(() =>
  put({
    ...deskWorld(),
    "access/keeper": anAccess("home", ofKeepers),
    "access/mate": anAccess("home", ofKeepers),
    "users/mate": person("mate"),
    "users/gone": person("gone", { userStatus: "disabled" }),
    "tasks/t": task(taken),
  }),
);

const said = (values: object, parentId = "t") => ({
  ...create("taskLog", "e", { zooId: "home", taskId: "t", ...values }),
  parentId,
});
const given = (toId: string, more: object = {}) =>
  change("tasks", "t", {
    responsibleIds: [toId],
    status: "OPEN",
    takenBy: null,
    takenAt: null,
    ...more,
  });
const handing = (toId: string) => [
  said({ kind: "handOver", toId, text: "Je pars." }),
  given(toId),
];
const open = change("tasks", "t", {
  status: "IN_PROGRESS",
  completedBy: null,
  completedAt: null,
  completedLate: null,
});
const again = (text: string | null) => [said({ kind: "reopen", text }), open];

/** "made", the code of a refusal or the fields at fault. */
async function outcome(uid: string, changes: object[]): Promise<unknown> {
  const answer = await save(uid, changes);
  if ("code" in answer) return answer.code;
  return answer.success ? "made" : (answer.details?.["fields"] ?? answer.error);
}

describe("a task that is handed over", () => {
  it("is another's, who alone may hand it on, and its history tells it", async () => {
    expect(await outcome("keeper", handing("mate"))).toBe("made");
    expect(await read("tasks/t")).toMatchObject({
      responsibleIds: ["mate"],
      status: "OPEN",
      takenBy: null,
      updatedBy: "keeper",
    });
    expect((await read("tasks/t"))?.["audience"]).toContain("mate");
    expect(await read("tasks/t/log/e")).toMatchObject({
      authorId: "keeper",
      toId: "mate",
      text: "Je pars.",
      createdBy: "keeper",
    });
    expect(await outcome("keeper", [given("keeper")])).toBe(
      "permission-denied",
    );
    expect(await outcome("mate", [given("keeper")])).toBe("made");
  });

  it.each([
    ["who is not there", "nobody", ["toId:reference"]],
    ["who is disabled", "gone", ["toId:reference"]],
    ["of the neighbour", "stranger", ["toId:reference"]],
  ])("goes to nobody %s", async (_, toId, fields) => {
    expect(await outcome("keeper", handing(toId))).toEqual(fields);
    expect(await read("tasks/t")).toMatchObject(taken);
  });

  it.each([
    ["without doing it", [handing("mate")[0]!]],
    ["of another than it goes to", [handing("mate")[0]!, given("keeper")]],
    [
      "on another task",
      [{ ...handing("mate")[0]!, parentId: "other" }, given("mate")],
    ],
  ])("is not told %s", async (_, changes) => {
    expect(await outcome("manager", changes)).not.toBe("made");
    expect(await read("tasks/t/log/e")).toBeNull();
    expect(await read("tasks/t")).toMatchObject(taken);
  });

  it.each([
    ["half done", given("mate", { takenBy: "mate" })],
    ["with something else", given("mate", { title: "x" })],
    ["to two", given("mate", { responsibleIds: ["mate", "keeper"] })],
  ])("is not %s", async (_, one) => {
    expect(await outcome("admin", [one])).not.toBe("made");
    expect(await read("tasks/t")).toMatchObject(taken);
  });

  it("is open", async () => {
    await put({ "tasks/t": task(closed) });
    expect(await outcome("admin", handing("mate"))).toBe("permission-denied");
  });
});

describe("a task that is reopened", () => {
  beforeEach(() => put({ "tasks/t": task(closed) }));

  it("says why, by who closed it", async () => {
    expect(await outcome("mate", again("Pas fini."))).toBe("permission-denied");
    expect(await outcome("keeper", again(null))).toEqual(["text:required"]);
    expect(await outcome("keeper", [again("Pas fini.")[0]!])).toEqual([
      "kind:invalid",
    ]);
    expect(await outcome("keeper", again("Pas fini."))).toBe("made");
    expect(await read("tasks/t")).toMatchObject({
      status: "IN_PROGRESS",
      completedBy: null,
      completedAt: null,
    });
    expect(await read("tasks/t/log/e")).toMatchObject({
      kind: "reopen",
      text: "Pas fini.",
      authorId: "keeper",
    });
  });
});

describe("a safety task that is signed", () => {
  const safety = { ...closed, type: "safety" } as const;
  const signedAt = new Date("2026-11-01T09:00:00Z");
  const signing = (signedBy: string, at = signedAt) => [
    change("tasks", "t", { signedBy, signedAt: at }),
  ];
  beforeEach(() => put({ "tasks/t": task(safety) }));

  it("is vouched for by another of the sector, in their own name", async () => {
    expect(await outcome("keeper", signing("keeper"))).not.toBe("made");
    expect(await outcome("keeper", signing("mate"))).toEqual([
      "signedBy:invalid",
    ]);
    expect(await outcome("neighbour", signing("neighbour"))).toBe(
      "permission-denied",
    );
    expect(await outcome("mate", signing("mate"))).toBe("made");
    expect(await read("tasks/t")).toMatchObject({
      signedBy: "mate",
      completedBy: "keeper",
    });
    expect(await outcome("manager", signing("manager"))).not.toBe("made");
    expect(await read("tasks/t")).toMatchObject({ signedBy: "mate" });
  });

  it.each([
    ["before it was closed", signing("mate", new Date("2026-11-01T07:00:00Z"))],
    ["tomorrow", signing("mate", new Date(Date.now() + 86_400_000))],
    ["in part", [change("tasks", "t", { signedBy: "mate" })]],
    [
      "with its notes",
      [change("tasks", "t", { ...signing("mate")[0]!.values, notes: "x" })],
    ],
  ])("is not signed %s", async (_, changes) => {
    expect(await outcome("mate", changes)).not.toBe("made");
    expect(await read("tasks/t")).toMatchObject({ signedBy: null });
  });

  it.each([
    ["of another kind", { ...closed, type: "feeding" }],
    ["still open", { ...taken, type: "safety" }],
  ])("is not one %s", async (_, other) => {
    await put({ "tasks/t": task(other) });
    expect(await outcome("mate", signing("mate"))).not.toBe("made");
  });

  it("loses the signature with the closing", async () => {
    await put({ "tasks/t": task({ ...safety, signedBy: "mate", signedAt }) });
    const [told, step] = again("Pas fini.");
    expect(await outcome("keeper", [told!, step!])).not.toBe("made");
    const whole = change("tasks", "t", {
      ...step!.values,
      signedBy: null,
      signedAt: null,
    });
    expect(await outcome("keeper", [told!, whole])).toBe("made");
    expect(await read("tasks/t")).toMatchObject({
      status: "IN_PROGRESS",
      completedBy: null,
      signedBy: null,
      signedAt: null,
    });
  });
});

describe("a comment", () => {
  it.each([
    ["is a keeper's", "keeper", { text: "Vu." }, "made"],
    ["is a colleague's", "mate", { text: "Vu." }, "made"],
    ["is not the neighbour's", "neighbour", { text: "x" }, "permission-denied"],
    ["has a word", "keeper", { text: null }, ["text:required"]],
    ["is no blank", "keeper", { text: " " }, ["text:invalid_format"]],
    ["has an end", "keeper", { text: "x".repeat(501) }, ["text:too_big"]],
    ["goes to nobody", "keeper", { text: "x", toId: "mate" }, ["toId:invalid"]],
  ])("%s", async (_, uid, values, expected) => {
    expect(await outcome(uid, [said({ kind: "comment", ...values })])).toEqual(
      expected,
    );
  });

  it("is taken back by who wrote it, and nothing of it stays; what was done is not", async () => {
    const entry = { zooId: "home", taskId: "t", authorId: "keeper" };
    await put({
      "tasks/t/log/e": aTaskEntry({ ...entry, sectorIds: ["s1"] }),
      "tasks/t/log/h": aTaskEntry({
        ...entry,
        kind: "handOver",
        toId: "mate",
        sectorIds: ["s1"],
      }),
    });
    const gone = (id: string) => [
      {
        ...change("taskLog", id, { text: null, isDeleted: true }),
        parentId: "t",
      },
    ];
    expect(await outcome("mate", gone("e"))).toBe("permission-denied");
    expect(await outcome("keeper", gone("h"))).toEqual(["isDeleted:invalid"]);
    expect(await outcome("keeper", gone("e"))).toBe("made");
    expect(await read("tasks/t/log/e")).toMatchObject({
      text: null,
      isDeleted: true,
    });
  });
});

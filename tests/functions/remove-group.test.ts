import { beforeEach, describe, expect, it } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { groupSchema } from "@domain/group/group";
import { removeRecord } from "../../functions/src/callables/remove-record";
import { ask } from "./ask";
import { change, create, deskWorld, newAnimal, save } from "./desk-stage";
import { put, read, useStage } from "./stage";

useStage("demo-remove-group");

const aGroup = (groupId: string, more: object = {}) => ({
  [`groups/${groupId}`]: groupSchema.parse({
    zooId: "home",
    groupId,
    groupName: "Pack",
    ...more,
  }),
});
const inGroup = (id: string, more: object = {}) => ({
  [`animals/${id}`]: animalSchema.parse({
    ...newAnimal(),
    animalId: id,
    animalName: id,
    sectorId: "s1",
    groupId: "g1",
    ...more,
  }),
});

beforeEach(() => put({ ...deskWorld(), ...aGroup("g1") }));

const asked =
  (action: "remove" | "restore") =>
  (uid: string, id = "g1") =>
    ask(removeRecord, uid, { kind: "groups", id, action });
const remove = asked("remove");
const restore = asked("restore");
const into = (id: string, groupId: string | null) =>
  change("animals", id, { groupId });

const done = (removed: boolean) => ({
  success: true,
  data: { removed, blockers: [], counts: [] },
});
const refused = {
  success: false,
  error: "invalid-input",
};

describe("a group", () => {
  it("goes once its animals were moved, who stand in the way by name", async () => {
    await put({
      ...inGroup("m1"),
      ...inGroup("m2"),
      ...inGroup("gone", { animalState: "deceased" }),
      ...inGroup("archived", { isArchived: true }),
      ...aGroup("g2"),
    });
    expect(await remove("manager")).toEqual({
      success: true,
      data: {
        removed: false,
        blockers: [
          { kind: "animals", id: "m1", name: "m1" },
          { kind: "animals", id: "m2", name: "m2" },
        ],
        counts: [{ kind: "animals", count: 2 }],
      },
    });
    expect(
      await save("manager", [into("m1", "g2"), into("m2", null)]),
    ).toMatchObject({ success: true });
    expect(await remove("manager")).toEqual(done(true));
    expect(await read("groups/g1")).toMatchObject({
      isArchived: true,
      deletedBy: "manager",
      deletedAt: expect.anything() as unknown,
    });
    expect(await remove("root")).toEqual(done(true));
  });

  it("takes nobody while it is removed, and does again once it is restored", async () => {
    await put(inGroup("m1", { groupId: null }));
    await remove("admin");
    for (const one of [
      into("m1", "g1"),
      create("animals", "new", newAnimal({ groupId: "g1" })),
      into("m1", "never-was"),
    ])
      expect(await save("admin", [one])).toMatchObject(refused);
    expect(
      await save("admin", [change("groups", "g1", { groupName: "Clan" })]),
    ).toMatchObject({ success: false, error: "conflict" });
    expect(await restore("manager")).toEqual(done(false));
    expect(await restore("manager")).toEqual(done(false));
    expect(await save("admin", [into("m1", "g1")])).toMatchObject({
      success: true,
    });
  });

  it("takes nobody of another establishment", async () => {
    await put({
      ...inGroup("m1", { groupId: null }),
      ...aGroup("theirs", { zooId: "away" }),
    });
    expect(await save("admin", [into("m1", "theirs")])).toMatchObject(refused);
  });

  it("is removed and restored by whom the matrix names", async () => {
    for (const uid of ["keeper", "neighbour", "stranger"])
      for (const it of [remove, restore])
        expect(await it(uid)).toBe("permission-denied");
    expect(await remove("admin", "never-was")).toBe("permission-denied");
  });

  it("repeats its own name and its species'", async () => {
    await save("manager", [
      create("groups", "g9", {
        zooId: "home",
        groupName: "Clan",
        specieId: "lion",
      }),
    ]);
    const specie = await read("species/lion");
    expect(await read("groups/g9")).toMatchObject({
      label: "Clan",
      value: "g9",
      specieLatinName: specie?.["specieLatinName"],
      isArchived: false,
    });
  });
});

it("a group is removed, or an animal comes into it, never both", async () => {
  const rounds = Array.from({ length: 24 }, (_, index) => index);
  await put(
    Object.assign(
      {},
      ...rounds.flatMap((at) => [
        aGroup(`r${at}`),
        inGroup(`r${at}`, { groupId: null }),
      ]),
    ) as ReturnType<typeof deskWorld>,
  );
  const outcomes = await Promise.all(
    rounds.map(async (at) => {
      const id = `r${at}`;
      const [moved, removed] = await Promise.all([
        save("manager", [into(id, id)]),
        remove("manager", id),
      ]);
      const isMoved = "success" in moved && moved.success;
      return { isMoved, removed, stored: await read(`animals/${id}`), id };
    }),
  );
  for (const { isMoved, removed, stored, id } of outcomes) {
    expect(removed).toMatchObject({ data: { removed: !isMoved } });
    expect(stored?.["groupId"]).toBe(isMoved ? id : null);
  }
});

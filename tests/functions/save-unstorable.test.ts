import { beforeEach, describe, expect, it } from "vitest";
import type { Change } from "./desk-stage";
import {
  change,
  create,
  deskWorld,
  newEnclosure,
  newTemplate,
  save,
} from "./desk-stage";
import { put, read, useStage } from "./stage";

useStage("demo-save-unstorable");
beforeEach(() => put(deskWorld()));

/** What a save was refused with, whether before it was looked at or after. */
async function refusalOf(changes: Change[]): Promise<unknown> {
  const answer = await save("manager", changes);
  if ("code" in answer) return answer.code;
  return answer.success ? "saved" : answer.error;
}

const deep = (levels: number) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { in: value };
  return value;
};

const startingAt = (text: string) =>
  create("taskTemplates", "n", {
    ...newTemplate(),
    schedule: { startAt: new Date(text), recurrence: "NONE" },
  });

describe("what cannot be stored is refused as what it is", () => {
  it.each<[string, Change]>([
    [
      "an id of half a character",
      create("enclosures", "\ud800", newEnclosure()),
    ],
    [
      "a reserved id over lines",
      create("enclosures", "__\n__", newEnclosure()),
    ],
    [
      "an id that turns round",
      create("enclosures", "a\u202eb", newEnclosure()),
    ],
    [
      "an id of three bytes a letter",
      create("enclosures", "猫".repeat(180), newEnclosure()),
    ],
    [
      "a reference of half a character",
      create("enclosures", "n", newEnclosure({ linkedSectorId: "\udfff" })),
    ],
    [
      "a reserved reference",
      create("enclosures", "n", newEnclosure({ linkedSectorId: "__\n__" })),
    ],
    [
      "a text of half a character",
      change("enclosures", "e1", { enclosureName: "a\ud800" }),
    ],
    ["an instant after the last", startingAt("+010000-01-01T00:00:00Z")],
    ["an instant before the first", startingAt("-200000-01-01T00:00:00Z")],
    [
      "a base that is too deep",
      {
        ...change("enclosures", "e1", { enclosureName: "Hill" }),
        base: { enclosureName: deep(3000) },
      },
    ],
  ])("%s", async (_, one) => {
    expect(["invalid-argument", "invalid-input"]).toContain(
      await refusalOf([one]),
    );
    expect(await read("enclosures/n")).toBeNull();
    expect(await read("taskTemplates/n")).toBeNull();
  });
});

describe("a record whose establishment cannot be told", () => {
  it("is refused as one that is not there", async () => {
    await put({ "taskTemplates/odd": { zooId: 7, title: {} } });
    for (const id of ["odd", "none"])
      expect(
        await refusalOf([change("taskTemplates", id, { title: "Mine" })]),
      ).toBe("permission-denied");
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { change, deskWorld, save } from "./desk-stage";
import { put, read, useStage } from "./stage";

useStage("demo-save-animals");
beforeEach(() => put(deskWorld()));

const refused = (field: string) => ({
  success: false,
  error: "invalid-input",
  details: expect.objectContaining({
    fields: expect.arrayContaining([field]) as string[],
  }) as object,
});

describe("when an animal was moved", () => {
  const here = { animalEnclosureData: { enclosureId: "e1" } };
  const inMinutes = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000);
  const set = (values: object) =>
    save("manager", [change("animals", "a1", values)]);

  it("has come, up to what a device's clock may be ahead", async () => {
    for (const movedAt of [
      inMinutes(8),
      new Date("9999-01-01T00:00:00Z"),
      null,
    ])
      expect(await set({ ...here, movedAt })).toMatchObject(
        refused("movedAt:invalid"),
      );
    expect(await set({ ...here, movedAt: inMinutes(3) })).toMatchObject({
      success: true,
    });
  });

  it("is not said without a move", async () => {
    const before = await read("animals/a1");
    expect(await set({ movedAt: inMinutes(-3) })).toMatchObject(
      refused("movedAt:invalid"),
    );
    expect(await read("animals/a1")).toEqual(before);
  });
});

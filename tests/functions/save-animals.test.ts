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

describe("the end of an animal", () => {
  const set = (values: object) =>
    save("admin", [change("animals", "a1", values)]);
  const dies = (animalStateDate: string) =>
    set({
      animalState: "deceased",
      animalStateDate,
      animalStateReason: "Age",
    });

  it("has come on its day", async () => {
    expect(await dies("2999-01-01")).toMatchObject(
      refused("animalStateDate:invalid"),
    );
    expect(await dies("2020-01-01")).toMatchObject({ success: true });
    expect(await set({ animalStateDate: "2999-01-01" })).toMatchObject(
      refused("animalStateDate:invalid"),
    );
  });

  it("is undone into an enclosure, and leaves neither day nor reason", async () => {
    await dies("2020-01-01");
    expect(await set({ animalState: null })).toMatchObject(
      refused("animalEnclosureData.enclosureId:required"),
    );
    expect(
      await set({
        animalState: null,
        animalStateReason: "Mistake",
        animalEnclosureData: { enclosureId: "e1" },
      }),
    ).toMatchObject({ success: true });
    expect(await read("animals/a1")).toMatchObject({
      animalState: null,
      animalStateDate: null,
      animalStateReason: null,
      animalEnclosureData: { enclosureId: "e1" },
      sectorId: "s1",
    });
  });

  it("has neither day nor reason while it is here", async () => {
    for (const values of [
      { animalStateDate: "2020-01-01" },
      { animalStateReason: "Age" },
    ])
      expect(await set(values)).toMatchObject(
        refused(`${Object.keys(values)[0]}:invalid`),
      );
  });
});

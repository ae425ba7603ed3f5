import { animalSchema } from "@domain/animal/animal";
import { beforeEach, describe, expect, it } from "vitest";
import { change, create, deskWorld, newAnimal, save } from "./desk-stage";
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

  it("is not before it was last, but for what waited a day without a network", async () => {
    const move = (enclosureId: string, minutes: number) =>
      set({
        animalEnclosureData: { enclosureId },
        movedAt: inMinutes(minutes),
      });
    await put({
      "animals/a1": { ...(await read("animals/a1")), movedAt: inMinutes(-60) },
    });
    expect(await move("e1", -60 - 1450)).toMatchObject(
      refused("movedAt:invalid"),
    );
    expect(await move("e1", -120)).toMatchObject({ success: true });
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
      refused("animalStateDate:dayFuture"),
    );
    expect(await dies("2020-01-01")).toMatchObject({ success: true });
    expect(await set({ animalStateDate: "2999-01-01" })).toMatchObject(
      refused("animalStateDate:dayFuture"),
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

describe("who an animal is", () => {
  const set = (values: object) =>
    save("admin", [change("animals", "a1", values)]);
  const other = (animalId: string, more: object) => ({
    [`animals/${animalId}`]: animalSchema.parse({
      zooId: "home",
      animalId,
      animalName: animalId,
      ...more,
    }),
  });

  it("has a number of the records system that stays, once it is given", async () => {
    expect(await set({ gan: "GAN1" })).toMatchObject({ success: true });
    for (const gan of ["GAN2", null])
      expect(await set({ gan })).toMatchObject(refused("gan:ganFixed"));
    expect(await set({ gan: "GAN1" })).toMatchObject({ success: true });
  });

  it("has such a number that no other animal of the establishment has, removed ones aside", async () => {
    await put({
      ...other("twin1", { gan: "TWIN" }),
      ...other("twin2", { gan: "TWIN" }),
      ...other("gone", { gan: "OLD", isArchived: true }),
      ...other("away", { gan: "FAR", zooId: "away" }),
    });
    expect(await set({ gan: "TWIN" })).toMatchObject(refused("gan:taken"));
    const made = (id: string, gan: string) =>
      create("animals", id, newAnimal({ gan }));
    const among = Array.from({ length: 40 }, (_, index) =>
      made(`n${index}`, index === 35 ? "TWIN" : `N${index}`),
    );
    expect(await save("admin", among)).toMatchObject({
      ...refused("gan:taken"),
      details: { index: 35 },
    });
    expect(
      await save("admin", [made("n1", "SAME"), made("n2", "SAME")]),
    ).toMatchObject({ ...refused("gan:taken"), details: { index: 1 } });
    // Two that have one from before are changed like any other.
    expect(
      await save("admin", [
        change("animals", "twin1", { gan: "TWIN", animalName: "Twin" }),
        change("animals", "a1", { gan: "OLD" }),
        made("n3", "FAR"),
      ]),
    ).toMatchObject({ success: true });
  });

  it("has a sex, a species and an enclosure from its making on", async () => {
    for (const [field, code] of [
      ["animalSexe", "animalSexe:required"],
      ["specieId", "specieId:required"],
      ["animalEnclosureData", "animalEnclosureData.enclosureId:required"],
    ] as const) {
      const values = Object.fromEntries(
        Object.entries(newAnimal()).filter(([name]) => name !== field),
      );
      expect(
        await save("admin", [create("animals", "new", values)]),
      ).toMatchObject(refused(code));
    }
    const unknown = newAnimal({ animalSexe: "undefined" });
    expect(
      await save("admin", [create("animals", "new", unknown)]),
    ).toMatchObject({ success: true });
  });

  it("has a name in which nothing is hidden", async () => {
    for (const animalName of ["Zu\nri", "Zu\u202eri", "Zu\u2067ri"])
      expect(await set({ animalName })).toMatchObject(
        refused("animalName:hidden"),
      );
    expect(await set({ animalName: "Zuri \u{1F981}" })).toMatchObject({
      success: true,
    });
  });

  it("has parents that may be: another one, of that sex, older, of the same establishment", async () => {
    await put({
      ...other("dam", { animalSexe: "Femelle", birthMonth: "2015-01" }),
      ...other("cub", { animalSexe: "Femelle", birthMonth: "2024-01" }),
      ...other("foreign", { animalSexe: "Femelle", zooId: "away" }),
    });
    await set({ animalBirthdate: "03/2020" });
    for (const [motherId, code] of [
      ["a1", "parentSelf"],
      ["cub", "parentYounger"],
      ["foreign", "reference"],
      ["nobody", "reference"],
    ] as const)
      expect(await set({ motherId })).toMatchObject(
        refused(`motherId:${code}`),
      );
    expect(await set({ fatherId: "dam" })).toMatchObject(
      refused("fatherId:parentSex"),
    );
    expect(await set({ motherId: "dam" })).toMatchObject({ success: true });
  });
});

import { beforeEach, expect, it } from "vitest";
import { anAnimal } from "../../builders/facility";
import { aHealthParameter } from "../../builders/health";
import { change, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-health-parameters");

beforeEach(() =>
  put({
    ...deskWorld(),
    "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s1"] } }),
    "animals/a1": anAnimal({ zooId: "home", animalId: "a1", sectorId: "s1" }),
    "healthParameters/closed": aHealthParameter({
      ...{ zooId: "home", parameterId: "closed", animalIds: ["a1"] },
      keeperMayCollect: false,
    }),
  }),
);

it("who opens to keepers what was said of a parameter is in the audit, without a value", async () => {
  const opens = change(
    "healthParameters",
    "closed",
    { keeperMayCollect: true },
    { keeperMayCollect: false },
  );
  expect(await save("vet", [opens])).toMatchObject({ success: true });
  const entries = await idsOf("audit");
  expect(entries).toHaveLength(1);
  expect(await read(`audit/${entries[0] ?? ""}`)).toMatchObject({
    action: "parameterChanged",
    by: "vet",
    zooId: "home",
    subject: { collection: "healthParameters", id: "closed" },
    fields: ["keeperMayCollect"],
  });
});

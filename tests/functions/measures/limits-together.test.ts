import { beforeEach, expect, it } from "vitest";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { completeBuiltIns } from "../../../functions/src/measures/built-ins";
import { change, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { put, read, useStage } from "../stage";

useStage("demo-limits-together");

const kind = "environmentalParameters";
const ph = "home_ph";
const limits = { enabled: true, min: 6, max: 8 };
const enclosure = (id: string, linkedSectorId: string) => ({
  [`enclosures/${id}`]: enclosureSchema.parse({
    zooId: "home",
    enclosureId: id,
    enclosureName: id,
    linkedSectorId,
  }),
});
const of = (...ids: string[]) => ({
  overrides: Object.fromEntries(ids.map((id) => [id, limits])),
});
const say = (uid: string, values: object, seen: object) =>
  save(uid, [change(kind, ph, values, seen)]);
const done = { success: true };

beforeEach(async () => {
  await put({
    ...deskWorld(),
    ...enclosure("e1", "s1"),
    ...enclosure("e2", "s2"),
    "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s2"] } }),
  });
  await completeBuiltIns("home", { dryRun: false });
});

it("limits of two places are set at once by two people who saw none", async () => {
  const both = await Promise.all([
    say("manager", of("e1"), of()),
    say("vet", of("e2"), of()),
  ]);
  expect(both).toMatchObject([done, done]);
  expect(await read(`${kind}/${ph}`)).toMatchObject(of("e1", "e2"));
});

it("limits of one place conflict; what others said of other places is nobody's to take along", async () => {
  await say("vet", of("e2"), of());
  await say("manager", of("e1"), of());
  const lower = { overrides: { e1: { ...limits, min: 5 } } };
  expect(await say("manager", lower, of())).toMatchObject({
    success: false,
    error: "conflict",
  });
  expect(await say("manager", of(), of("e1"))).toMatchObject(done);
  expect(await read(`${kind}/${ph}`)).toMatchObject(of("e2"));
  expect(await say("manager", of(), of("e2"))).toMatchObject({
    code: "permission-denied",
  });
});

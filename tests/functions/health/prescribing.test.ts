import { beforeEach, expect, it } from "vitest";
import type { Values } from "@domain/record/types";
import { userSchema } from "@domain/person/user";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, wallToInstant } from "@domain/time/paris";
import { wallTimeOf } from "@domain/time/wall-time";
import { plain } from "../../../functions/src/edge/documents";
import { change, create, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { put, read, useStage } from "../stage";

useStage("demo-prescribing");

const today = parisDay(new Date());
const tomorrow = addDays(today, 1);
const dueAt = (time: string, day = tomorrow) =>
  wallToInstant(wallTimeOf(day, time));
const path = "animals/a1/prescriptions/t1";
const stored = async () => plain(await read(path)) as Values;

const values = (more: object = {}) => ({
  zooId: "home",
  animalId: "a1",
  molecule: "meloxicam",
  otherMolecule: null,
  dosage: 1.5,
  dosageUnit: "mg",
  quantity: 1,
  quantityUnit: "ml",
  route: "oral",
  posology: null,
  frequency: "twiceDaily",
  customFrequency: null,
  times: [],
  startDate: tomorrow,
  endDate: addDays(tomorrow, 7),
  treatmentReason: "Limp",
  notes: null,
  prescriberId: "vet",
  batchId: null,
  ...more,
});
const below = { parentId: "a1" };
const prescribe = (more: object = {}, uid = "vet") =>
  save(uid, [{ ...create("prescriptions", "t1", values(more)), ...below }]);
const edit = (given: object, base: object, uid = "vet") =>
  save(uid, [{ ...change("prescriptions", "t1", given, base), ...below }]);
const end = (uid = "vet", endedBy = uid) =>
  edit(
    { endReason: "recovery", actualEndDate: today, endNote: null, endedBy },
    { endReason: null, actualEndDate: null, endNote: null, endedBy: null },
    uid,
  );

beforeEach(() =>
  put({
    ...deskWorld(),
    "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s1"] } }),
    "users/vet": userSchema.parse({
      userId: "vet",
      userFirstname: "V",
      userLastname: "V",
      zooId: "home",
    }),
  }),
);

it("what is prescribed knows when its first dose is due", async () => {
  expect(await prescribe()).toMatchObject({ success: true });
  expect(await stored()).toMatchObject({
    sectorId: "s1",
    status: "current",
    revision: 1,
    revisions: [],
    nextDoseAt: dueAt("08:00"),
  });
});

it("of what is given as needed no dose is due; of what has a long way to go one is", async () => {
  expect(await prescribe({ frequency: "asNeeded" })).toMatchObject({
    success: true,
  });
  expect(await stored()).toMatchObject({ nextDoseAt: null });
  const far = addDays(today, 300);
  const times = { frequency: "onceDaily", times: ["09:30"] };
  const dosing = { ...times, startDate: far, endDate: addDays(far, 3) };
  const { frequency, startDate, endDate } = values({ frequency: "asNeeded" });
  const base = { frequency, times: [], startDate, endDate };
  expect(await edit(dosing, base)).toMatchObject({ success: true });
  expect(await stored()).toMatchObject({ nextDoseAt: dueAt("09:30", far) });
});

it("a change of what is given is a revision, and the next dose is due by it", async () => {
  await prescribe();
  const given = { dosage: 2, times: ["06:15", "18:15"] };
  const base = { dosage: 1.5, times: [] };
  expect(await edit(given, base)).toMatchObject({ success: true });
  expect(await stored()).toMatchObject({
    revision: 2,
    revisions: [{ revision: 1, dosage: 1.5, times: [] }],
    nextDoseAt: dueAt("06:15"),
  });
  const noted = { notes: "With food" };
  expect(await edit(noted, { notes: null })).toMatchObject({ success: true });
  expect(await stored()).toMatchObject({ revision: 2, notes: "With food" });
});

it("once it is ended no dose is due, and it is changed no more", async () => {
  await prescribe({ startDate: today });
  expect(await end()).toMatchObject({ success: true });
  const ended = await stored();
  expect(ended).toMatchObject({
    status: "archived",
    endReason: "recovery",
    endedBy: "vet",
    nextDoseAt: null,
  });
  expect(ended["endedAt"]).toBeInstanceOf(Date);
  expect(await edit({ dosage: 3 }, { dosage: 1.5 })).not.toMatchObject({
    success: true,
  });
});

it("keepers neither prescribe nor change nor end; nobody ends in another's name", async () => {
  expect(await prescribe({}, "keeper")).not.toMatchObject({ success: true });
  await prescribe({ startDate: today });
  expect(
    await edit({ dosage: 3 }, { dosage: 1.5 }, "keeper"),
  ).not.toMatchObject({ success: true });
  expect(await end("keeper")).not.toMatchObject({ success: true });
  expect(await end("vet", "admin")).not.toMatchObject({ success: true });
  expect(await stored()).toMatchObject({ status: "current", dosage: 1.5 });
});

it.each([
  ["says no reason", { treatmentReason: " " }, "treatmentReason:required"],
  [
    "hides its reason",
    { treatmentReason: "\u200b" },
    "treatmentReason:required",
  ],
  [
    "began in a mistyped year",
    { startDate: "0206-11-18" },
    "startDate:invalid",
  ],
])("what %s is refused, new and changed", async (_, more, refused) => {
  const asked = { details: { fields: [refused] } };
  expect(await prescribe(more)).toMatchObject(asked);
  await prescribe();
  const { treatmentReason, startDate } = values();
  const base = "startDate" in more ? { startDate } : { treatmentReason };
  expect(await edit(more, base)).toMatchObject(asked);
});

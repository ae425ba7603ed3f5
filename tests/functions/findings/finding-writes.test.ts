import { beforeEach, expect, it } from "vitest";
import { aFinding } from "../../builders/findings";
import { zoneSchema } from "@domain/enclosure/enclosure";
import { anAnimal, anEnclosure, aGroup } from "../../builders/facility";
import { aSurvey } from "../../builders/surveys";
import { anAlert, aParameter } from "../../builders/measures";
import { change, create, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { put, read, useStage } from "../stage";

useStage("demo-finding-writes");

const zooId = "home";
const atHome = {
  zooId,
  subject: { kind: "enclosure", id: "e1", areaId: null },
} as const;

beforeEach(() => put(deskWorld()));

it("asks for a task in the name of who may make one there, and of nobody else", async () => {
  await put({
    "access/teacher": anAccess(zooId, { right: "pedagoadmin" }),
    "findings/finding-1": aFinding({ ...atHome, sectorIds: ["s1"] }),
  });
  const asks = (values: object) => change("findings", "finding-1", values);
  expect(await save("teacher", [asks({ taskTitle: "Aérer" })])).toMatchObject({
    code: "permission-denied",
  });
  expect(await save("manager", [asks({ taskTitle: "Aérer" })])).toMatchObject({
    success: true,
  });
  expect(await save("teacher", [asks({ retestWeeks: 4 })])).toMatchObject({
    success: true,
  });
});

it("says its alert in one operation with it, or neither is", async () => {
  await put({
    "findings/finding-1": aFinding({ ...atHome, sectorIds: ["s1"] }),
  });
  const raised = (subjectId: string) => [
    create("alerts", "al1", {
      ...{ zooId, type: "welfare", class: "general", textKey: "hand" },
      subject: { kind: "enclosure", id: subjectId, areaId: null },
      ...{ source: { kind: "hand", id: "al1" }, text: "Trop chaud" },
      ...{ likelihood: 3, severity: 3, openedAt: new Date() },
    }),
    change("findings", "finding-1", { alertId: "al1" }, { alertId: null }),
  ];
  expect(await save("manager", raised("nowhere"))).toMatchObject({
    details: { index: 0 },
  });
  const said = async () => (await read("findings/finding-1"))?.["alertId"];
  expect(await said()).toBeNull();
  expect(await save("manager", raised("e1"))).not.toHaveProperty("code");
  expect(await said()).toBe("al1");
  expect(await read("alerts/al1")).toMatchObject({ text: "Trop chaud" });
});

it("names an alert of the same to the same readers; another is as one that is not there", async () => {
  const alert = (more: object) =>
    anAlert({ zooId, subject: atHome.subject, sectorIds: ["s1"], ...more });
  await put({
    "findings/finding-1": aFinding({ ...atHome, sectorIds: ["s1"] }),
    "alerts/same": alert({ alertId: "same" }),
    "alerts/health": alert({ alertId: "health", class: "health" }),
    "alerts/elsewhere": alert({
      alertId: "elsewhere",
      subject: { kind: "enclosure", id: "e2", areaId: null },
    }),
  });
  const names = (alertId: string) =>
    save("manager", [
      change("findings", "finding-1", { alertId }, { alertId: null }),
    ]);
  const refused = await names("unknown");
  expect(refused).toMatchObject({
    ...{ success: false, error: "invalid-input" },
    details: { fields: ["alertId:reference"] },
  });
  expect(await names("health")).toEqual(refused);
  expect(await names("elsewhere")).toEqual(refused);
  expect(await names("same")).toMatchObject({ success: true });
});

it("is of a zone that its enclosure has, or of all of it", async () => {
  const stored = (id: string, more: object) => ({
    [`enclosures/${id}`]: anEnclosure({
      ...{ zooId, enclosureId: id, linkedSectorId: "s1", ...more },
    }),
  });
  const zone = (areaId: string) =>
    zoneSchema.parse({ areaId, areaName: areaId });
  await put({
    ...stored("e1", { areas: [zone("pool")] }),
    ...stored("e2", { areas: [zone("shore")] }),
    ...stored("away", { zooId: "away", areas: [zone("pool")] }),
    "environmentalParameters/p1": aParameter({ zooId, parameterId: "p1" }),
  });
  const made = (id: string, areaId: string | null, findingId: string) =>
    save("manager", [
      create("findings", findingId, {
        ...{ zooId, class: "general" },
        subject: { kind: "enclosure", id, areaId },
        source: { kind: "enclosureMeasure", id: "p1", version: null },
        seen: aFinding().seen,
      }),
    ]);
  for (const areaId of ["shore", "nowhere"])
    expect(await made("e1", areaId, "f1")).toMatchObject({
      ...{ error: "invalid-input" },
      details: { fields: ["subject:invalid"] },
    });
  for (const id of ["away", "nowhere"])
    expect(await made(id, "pool", "f1")).toMatchObject({
      ...{ success: false, error: "invalid-input" },
      details: { fields: ["subject.id:reference", "subject:invalid"] },
    });
  expect(await read("findings/f1")).toBeNull();
  expect(await made("e1", "pool", "f1")).toMatchObject({ success: true });
  expect(await made("e1", null, "f2")).toMatchObject({ success: true });
});

const group = { kind: "group", id: "g1", areaId: null } as const;
const ofGroup = {
  ...{ zooId, class: "health", subject: group },
  source: { kind: "score", id: "survey-1", version: 3 },
  seen: aFinding().seen,
};
const inGroup = (animalId: string, sectorId: string, more: object = {}) => ({
  [`animals/${animalId}`]: anAnimal({
    ...{ zooId, animalId, sectorId, groupId: "g1" },
    ...more,
  }),
});
const groupWorld = () => ({
  "access/vet": anAccess(zooId, { sectorRoles: { veterinary: ["s1"] } }),
  "access/otherVet": anAccess(zooId, { sectorRoles: { veterinary: ["s2"] } }),
  "surveys/survey-1": aSurvey({ surveyId: "survey-1" }),
  "groups/g1": aGroup({ zooId, groupId: "g1" }),
  ...inGroup("m1", "s1"),
  ...inGroup("m2", "s1"),
  ...inGroup("m3", "s2", { isArchived: true }),
});

it("is made of a group where its animals live, by who reads their health there, and is one the second time", async () => {
  await put(groupWorld());
  const made = () => create("findings", "found-1", ofGroup);
  expect(await save("otherVet", [made()])).toMatchObject({
    code: "permission-denied",
  });
  expect(await read("findings/found-1")).toBeNull();
  expect(await save("vet", [made()])).toMatchObject({ success: true });
  expect(await read("findings/found-1")).toMatchObject({ sectorIds: ["s1"] });
  expect(await read("groups/g1")).not.toHaveProperty("sectorIds");
  expect(await save("vet", [made()])).toMatchObject({ error: "conflict" });
});

it("raises an alert of a group for who reads its animals' health alone", async () => {
  await put({
    ...groupWorld(),
    "findings/finding-1": aFinding({
      ...{ zooId, class: "health", subject: group, sectorIds: ["s1"] },
      source: { kind: "score", id: "survey-1", version: 3 },
    }),
  });
  const raised = [
    create("alerts", "al1", {
      ...{ zooId, type: "welfare", class: "health", textKey: "hand" },
      subject: group,
      ...{ source: { kind: "hand", id: "al1" }, text: "Scores en baisse" },
      ...{ likelihood: 3, severity: 3, openedAt: new Date() },
    }),
    change("findings", "finding-1", { alertId: "al1" }, { alertId: null }),
  ];
  expect(await save("otherVet", raised)).toMatchObject({
    code: "permission-denied",
  });
  expect(await save("vet", raised)).toMatchObject({ success: true });
  expect(await read("alerts/al1")).toMatchObject({
    ...{ class: "health", sectorIds: ["s1"] },
  });
});

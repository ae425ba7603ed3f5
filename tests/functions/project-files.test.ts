import { projectFilesMost } from "@domain/research/project";
import { beforeEach, expect, it } from "vitest";
import { finishUpload } from "../../functions/src/callables/finish-upload";
import { getSignedUrl } from "../../functions/src/callables/get-signed-url";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { drop } from "../../functions/src/files/bucket";
import { aProject } from "../builders/research";
import { ask } from "./ask";
import { filesThere, useBucket } from "./bucket-stage";
import { anAccess, world } from "./people";
import { put, read, useStage } from "./stage";
import { aFile, handIn } from "./uploads";

useStage("demo-project-files");
useBucket("demo-project-files");

const zooId = "home";
const project = "researchProjects/p1";
const folder = `${zooId}/${project}`;
const keepers = { sectorRoles: { keeper: ["s1"] } };

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...world(),
    "access/lead": anAccess(zooId, keepers),
    "access/member": anAccess(zooId, keepers),
    "access/other": anAccess(zooId, { sectorRoles: { management: ["s1"] } }),
    "access/neighbour": anAccess("away", { right: "admin" }),
    [project]: aProject({
      ...{ zooId, projectId: "p1", leadId: "lead", memberIds: ["member"] },
      readerIds: ["lead", "member"],
    }),
  });
});

const attached = async () =>
  ((await read(project))?.["attachments"] ?? []) as string[];

async function send(uid: string) {
  const sent = await handIn(uid, "document", aFile("pdf", 5000));
  return ask(finishUpload, uid, { ...sent, folder });
}

it("is handed in by who leads the project and by administrators, and by nobody else", async () => {
  for (const who of ["member", "other", "neighbour"])
    expect(await send(who)).toBe("permission-denied");
  expect(await attached()).toEqual([]);
  expect(await filesThere()).toEqual([]);
  for (const who of ["lead", "admin"])
    expect(await send(who)).toMatchObject({ success: true });
  const paths = await attached();
  expect(paths).toHaveLength(2);
  for (const path of paths)
    expect(path).toMatch(/^home\/researchProjects\/p1\/[0-9a-f]{32}\.pdf$/u);
});

it("is opened by whoever is named in the project, taken out by who changes it", async () => {
  await send("lead");
  const [path = ""] = await attached();
  for (const who of ["lead", "member", "admin"])
    expect(await ask(getSignedUrl, who, { storageRef: path })).toMatchObject({
      success: true,
    });
  for (const who of ["other", "neighbour"])
    expect(await ask(getSignedUrl, who, { storageRef: path })).toBe(
      "permission-denied",
    );
  const remove = (who: string) => ask(removePicture, who, { public_id: path });
  for (const who of ["member", "other", "neighbour"])
    expect(await remove(who)).toBe("permission-denied");
  expect(await attached()).toEqual([path]);
  expect(await remove("lead")).toMatchObject({ success: true });
  expect(await attached()).toEqual([]);
  expect(await filesThere()).toEqual([]);
});

it(`is one of ${projectFilesMost} at most, and none of a project that is put away`, async () => {
  const there = Array.from(
    { length: projectFilesMost },
    (_, index) => `${folder}/${String(index).padStart(32, "0")}.pdf`,
  );
  const stored = await read(project);
  await put({ [project]: { ...stored, attachments: there } });
  expect(await send("lead")).toMatchObject({
    error: "invalid-input",
    details: { fields: ["attachments"] },
  });
  await put({ [project]: { ...stored, archived: true } });
  expect(await send("lead")).toBe("permission-denied");
});

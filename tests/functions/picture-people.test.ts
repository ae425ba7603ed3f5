import { beforeAll, describe, expect, it } from "vitest";
import type { RecordFacts } from "@domain/access/can";
import { can } from "@domain/access/can";
import type { Action, Resource } from "@domain/access/matrix";
import { documentPath, entryOf } from "@domain/collections";
import { recordOf } from "@domain/file/path";
import type { FileType, Preset } from "@domain/file/slots";
import { fileTypes, filesReadAs, homeOf, slots } from "@domain/file/slots";
import { factsOf } from "@domain/record/desk/may-write";
import type { Values } from "@domain/record/types";
import { getSignedUrl } from "../../functions/src/callables/get-signed-url";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { uploadImage } from "../../functions/src/callables/upload-image";
import { uploadProfilePicture } from "../../functions/src/callables/upload-profile-picture";
import { sector1, zooA } from "../builders/ids";
import { stored } from "../rules/harness";
import { accessOf, names, sessionOf } from "../rules/people";
import type { Name } from "../rules/people";
import { records } from "../rules/records";
import { ask } from "./ask";
import { database } from "../../functions/src/edge/admin";
import { readingOf } from "../../functions/src/edge/documents";
import { useBucket } from "./bucket-stage";
import { aJpeg } from "./pictures-made";
import { put, read, useStage } from "./stage";

useStage("demo-picture-people", "file");
useBucket("demo-picture-people");

const access = Object.fromEntries(
  names.flatMap((name) => {
    const one = accessOf[name];
    return one === null ? [] : [[`access/${name}`, stored(one)]];
  }),
);

const enclosure = "enclosures/enclosure-1";
const file = `${"0".repeat(32)}.jpg`;
const zone = { areaId: "z1", areaName: "Mare" };

beforeAll(async () => {
  await put({ ...records, ...access });
  await put({ [enclosure]: { ...records[enclosure], areas: [zone] } });
  for (const task of ["tasks/task-open", "tasks/task-named", "tasks/task-done"])
    await put({
      [task]: { ...records[task], attachments: [`${zooA}/${task}/${file}`] },
    });
  const note = "animals/animal-1/healthNotes/health-note-1";
  const folder = `${zooA}/healthNotes/animal-1.health-note-1`;
  const project = "researchProjects/project-1";
  await put({
    [project]: {
      ...records[project],
      attachments: [`${zooA}/${project}/${file}`],
    },
  });
  const begun = "evaluations/evaluation-1";
  const media = [
    { id: "p1", path: `${zooA}/${begun}/${file}`, kind: "photo", size: 1 },
  ];
  await put({ [begun]: { ...records[begun], media } });
  await put({
    [note]: { ...records[note], attachments: [`${folder}/${file}`] },
  });
});

/** A place for a picture on a record that exists. */
type Cell = readonly [type: FileType, id: string, preset: Preset, name: string];

const cells: Cell[] = [
  ["zoo", zooA, "profile", "profile"],
  ["users", "self", "profile", "profile"],
  ["sectors", sector1, "profile", "profile"],
  ["enclosures", "enclosure-1", "profile", "profile"],
  ["enclosures", "enclosure-1", "zone", "z1"],
  ["enclosures", "enclosure-none", "profile", "profile"],
  ["enclosureMaps", "enclosure-1", "profile", "profile"],
  ["animals", "animal-1", "profile", "profile"],
  ["enrichments", "object-1", "profile", "profile"],
  ["enrichments", "object-official", "profile", "profile"],
  ["enrichmentSessions", "session-ongoing", "profile", "profile"],
  ["measures", "enclosure-1.measure-1", "profile", "profile"],
  ["questions", "question-1", "profile", "profile"],
  ["observations", "form-1", "part", "part"],
  ["reports", "report-1", "part", "part"],
  ["evaluations", "evaluation-1", "attachment", "attachment"],
  ["healthNotes", "animal-1.health-note-1", "attachment", "attachment"],
  ["researchProjects", "project-1", "attachment", "attachment"],
  ["tasks", "task-open", "attachment", "attachment"],
  ["tasks", "task-named", "attachment", "attachment"],
  ["tasks", "task-done", "attachment", "attachment"],
];

const storedAt = (type: FileType, id: string): string => {
  const record = recordOf({ type, id });
  return documentPath(type, record.id, record.parentId ?? undefined);
};

async function allowed(
  [type, id]: Cell,
  rightOn: (record: Values) => string | null,
): Promise<readonly Name[]> {
  // What follows from a record may be missing yet, and is then read as of one just made.
  const { record } = readingOf(
    type,
    await database().doc(storedAt(type, id)).get(),
  );
  if (record === null) throw new Error(`${type}/${id} is missing`);
  const action = rightOn(record);
  const facts: RecordFacts = factsOf(type, record);
  const { resource } = entryOf(type);
  return names.filter(
    (name) =>
      resource !== null &&
      action !== null &&
      can(sessionOf(name, zooA), action as Action<Resource>, resource, facts),
  );
}

const uidOf = (name: Name) => (name === "signedOut" ? null : name);

/** Who gets an answer; anything but that and the refusal of a right fails the test. */
async function answered(
  callable: Parameters<typeof ask>[0],
  data: (name: Name) => object,
): Promise<Name[]> {
  const found: Name[] = [];
  for (const name of names) {
    const answer = await ask(callable, uidOf(name), data(name));
    if (answer === "permission-denied" || answer === "unauthenticated")
      continue;
    expect([name, answer]).toMatchObject([name, { success: true }]);
    found.push(name);
  }
  return found;
}

describe("a picture callable answers every person as can() does", () => {
  it.each(cells)("%s/%s %s %s", async (...cell) => {
    const [type, id, preset, name] = cell;
    const base64picture = (await aJpeg()).toString("base64");
    const rightOn = slots[type][preset]?.rightOn ?? (() => null);
    const may = await allowed(cell, rightOn);
    expect(may.length).toBeGreaterThan(0);
    expect(may.length).toBeLessThan(names.length);
    const home =
      homeOf(type, (await read(storedAt(type, id)))?.["zooId"]) ?? "";
    const folder = `${home}/${type}/${id}`;
    expect(
      await answered(uploadImage, () => ({
        name,
        folder,
        preset,
        base64picture,
      })),
    ).toEqual(may);
    if (preset === "profile")
      expect(
        await answered(uploadProfilePicture, () => ({
          type,
          id,
          zooId: home,
          base64picture,
        })),
      ).toEqual(may);
    const public_id = `${folder}/${file}`;
    const storageRef = public_id;
    // What its record does not name is nobody's to read.
    const path = `${type}/${id}`;
    if (type === "enrichments")
      await put({ [path]: { ...records[path], photo: public_id } });
    const readAs = filesReadAs(type);
    expect(await answered(getSignedUrl, () => ({ storageRef }))).toEqual(
      readAs === null
        ? await allowed(cell, () => "read")
        : names.filter((one) => can(sessionOf(one, zooA), "read", readAs)),
    );
    expect(await answered(removePicture, () => ({ public_id }))).toEqual(may);
  });

  it("in every kind of record that has files", () => {
    const tried = new Set(cells.map(([type, , preset]) => `${type} ${preset}`));
    const there = fileTypes.flatMap((type) =>
      Object.keys(slots[type]).map((preset) => `${type} ${preset}`),
    );
    expect([...tried].sort()).toEqual(there.sort());
  });
});

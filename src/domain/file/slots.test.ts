import { describe, expect, it } from "vitest";
import { finishUploadInput } from "./callables";
import { mediaKinds } from "./media";
import { fileTypes, presetInParts } from "./slots";

const input = (folder: string, kind: string) => ({
  uploadId: "0b0f1ad2-6a6c-4b7c-9d0e-3f5a7c9e1b2d",
  folder,
  kind,
  parts: ["AAAAAAAAAAAAAAAAAAAAAA"],
});

describe("what comes in parts", () => {
  it("is what is seen and heard for a task and an answer, a photo for an enrichment session and a value, a photo or a document for a note and a project, and nothing for others", () => {
    const taken = fileTypes.flatMap((type) =>
      mediaKinds.flatMap((kind) => {
        const preset = presetInParts(type, kind);
        return preset === null ? [] : [`${type} ${kind} ${preset}`];
      }),
    );
    expect(taken.sort()).toEqual([
      "enrichmentSessions photo profile",
      "evaluations photo attachment",
      "evaluations sound attachment",
      "evaluations video attachment",
      "healthNotes document attachment",
      "healthNotes photo attachment",
      "measures photo profile",
      "researchProjects document attachment",
      "researchProjects photo attachment",
      "tasks photo attachment",
      "tasks sound attachment",
      "tasks video attachment",
    ]);
  });

  it.each([
    ["zoo/enrichmentSessions/s1", "photo", []],
    ["zoo/enrichmentSessions/s1", "sound", ["kind"]],
    ["zoo/measures/e1.m1", "photo", []],
    ["zoo/measures/e1.m1", "video", ["kind"]],
    ["zoo/tasks/t1", "video", []],
    ["zoo/tasks/t1", "document", ["kind"]],
    ["zoo/evaluations/e1", "sound", []],
    ["zoo/evaluations/e1", "document", ["kind"]],
    ["zoo/healthNotes/a1.n1", "document", []],
    ["zoo/healthNotes/a1.n1", "sound", ["kind"]],
    ["zoo/healthNotes/n1", "document", ["folder", "folder"]],
    ["zoo/researchProjects/p1", "document", []],
    ["zoo/researchProjects/p1", "video", ["kind"]],
    ["zoo/animals/a1", "photo", ["folder"]],
  ])("for %s as a %s: refused for %j", (folder, kind, fields) => {
    const { error } = finishUploadInput.safeParse(input(folder, kind));
    const refused = error?.issues.map(({ path }) => path.join("."));
    expect(refused ?? []).toEqual(fields);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { SurveyVersion } from "@domain/survey/version";
import { thumbnailOf } from "@domain/file/path";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { uploadProfilePicture } from "../../../functions/src/callables/upload-profile-picture";
import { drop } from "../../../functions/src/files/bucket";
import { repairFiles } from "../../../functions/src/repair/repair-files";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
} from "../../builders/surveys";
import { stored } from "../../rules/harness";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import type { Change } from "../desk-stage";
import { change, save } from "../desk-stage";
import { anAccess, world } from "../people";
import { aJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";

useStage("demo-help-picture");
useBucket("demo-help-picture");

const at = "questions/question-1";
const question = aQuestion();
const done = { success: true };
const denied = "permission-denied";
const late = () => new Date(Date.now() + 2 * 60 * 60_000);

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...world(),
    "access/invited": anAccess("home", { status: "pending" }),
    "access/auditor": anAccess("home", { right: "auditor" }),
    "species/specie-1": {},
    [at]: stored(question),
    "surveys/survey-1": stored(aSurvey({ surveySpecie: [] })),
    "surveys/survey-1/versions/1": stored(
      aVersion({ sections: [aSection([anItem(question)])] }),
    ),
  });
});

async function place(uid: string, colour: string, id = "question-1") {
  const base64picture = (await aJpeg(colour)).toString("base64");
  const to = { type: "questions", id, zooId: "official" };
  return ask(uploadProfilePicture, uid, { ...to, base64picture });
}

async function placed(colour: string): Promise<string> {
  const answer = (await place("root", colour)) as { data?: { path: string } };
  expect(answer).toMatchObject(done);
  return answer.data?.path ?? "";
}

const publish: Change = {
  collection: "surveyVersions",
  id: "1",
  parentId: "survey-1",
  kind: "publish",
  values: {},
  base: {},
};

const seen = (uid: string | null, storageRef: string | string[]) =>
  ask(getSignedUrl, uid, { storageRef });
const bothOf = (path: string) => [path, thumbnailOf(path)];

describe("the picture that helps with a question", () => {
  it("is placed by the provider, and stays for the version that was published with it when another takes its place", async () => {
    const first = await placed("red");
    expect(first).toMatch(
      /^official\/questions\/question-1\/[0-9a-f]{32}\.jpg$/u,
    );
    expect(await save("root", [publish])).toMatchObject(done);
    const version = (await read(
      "surveys/survey-1/versions/1",
    )) as unknown as SurveyVersion;
    expect(version.questions.map((one) => one.helpPicture)).toEqual([first]);
    const second = await placed("blue");
    expect((await read(at))?.["helpPicture"]).toBe(second);
    expect(await filesThere()).toEqual(
      [...bothOf(first), ...bothOf(second)].sort(),
    );
    for (const uid of ["keeper", "auditor", "stranger", "root"])
      expect(await seen(uid, [first, thumbnailOf(first)])).toMatchObject(done);
    expect(await read("surveys/survey-1/versions/1")).toEqual(version);
  });

  it("is taken out of the question, and of nothing else, by the provider; repair leaves it", async () => {
    const picture = await placed("red");
    expect(await ask(removePicture, "keeper", { public_id: picture })).toBe(
      denied,
    );
    expect(
      await ask(removePicture, "root", { public_id: picture }),
    ).toMatchObject(done);
    expect((await read(at))?.["helpPicture"]).toBeNull();
    expect(await filesThere()).toEqual(bothOf(picture).sort());
    expect(await repairFiles({ dryRun: false, now: late() })).toMatchObject({
      orphans: [],
      removed: 0,
    });
    expect(await filesThere()).toEqual(bothOf(picture).sort());
  });

  it("is read by nobody who is not at work, and under no other folder", async () => {
    const picture = await placed("red");
    for (const uid of ["off", "invited", "nobody"])
      expect(await seen(uid, picture)).toBe(denied);
    expect(await seen(null, picture)).toBe("unauthenticated");
    for (const elsewhere of ["home", "away"])
      expect(await seen("keeper", picture.replace("official", elsewhere))).toBe(
        denied,
      );
  });

  it.each(["keeper", "manager", "admin", "auditor", "neighbour", "off"])(
    "is not placed by %s",
    async (uid) => {
      expect(await place(uid, "red")).toBe(denied);
      expect(await filesThere()).toEqual([]);
      expect((await read(at))?.["helpPicture"]).toBeNull();
    },
  );

  it("is placed on no question that is not there", async () => {
    expect(await place("root", "red", "none")).toMatchObject({
      success: false,
      error: "not-found",
    });
    expect(await filesThere()).toEqual([]);
  });

  it("of a question of the sync is kept from now on", async () => {
    await put({ [at]: stored(aQuestion({ source: "sync" })) });
    await placed("red");
    expect((await read(at))?.["keptFields"]).toEqual(["helpPicture"]);
  });

  it("is an older one of its own again, and none of another question or record", async () => {
    const first = await placed("red");
    await placed("blue");
    const give = (helpPicture: string) =>
      save("root", [change("questions", "question-1", { helpPicture })]);
    for (const other of [
      first.replace("question-1", "question-2"),
      first.replace("official/questions", "home/animals"),
      `../${first}`,
      "javascript:alert(1)",
    ])
      expect(await give(other)).toMatchObject({
        success: false,
        error: "invalid-input",
      });
    const now = (await read(at))?.["helpPicture"];
    expect(
      await save("root", [
        change(
          "questions",
          "question-1",
          { helpPicture: first },
          { helpPicture: now },
        ),
      ]),
    ).toMatchObject(done);
    expect((await read(at))?.["helpPicture"]).toBe(first);
  });
});

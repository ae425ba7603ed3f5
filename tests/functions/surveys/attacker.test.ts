import { describe, expect, it } from "vitest";
import { finishUpload } from "../../../functions/src/callables/finish-upload";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { uploadImage } from "../../../functions/src/callables/upload-image";
import { uploadProfilePicture } from "../../../functions/src/callables/upload-profile-picture";
import { names } from "../../rules/people";
import { records } from "../../rules/records";
import { ask } from "../ask";
import {
  atWork,
  through,
  uidOf,
  useAttack,
  wasDone,
} from "../attack/attack-stage";
import { filesThere, useBucket } from "../bucket-stage";
import { save } from "../desk-stage";
import { aJpeg } from "../pictures-made";
import { forged } from "./attack/forged";
import { plans } from "./attack/plans";
import { providers } from "./attack/provider";
import { questions } from "./attack/questions";
import { published, secrets } from "./attack/reads";
import { writes } from "./attack/writes";

const project = "demo-survey-attacker";
const { rest } = useAttack(project, records);
useBucket(project);

/** The provider's own is at the top; the others have no business with what is not published, or none at all. */
const root = "superAdmin";
const others = names.filter((name) => name !== root);

const nobodys = [...forged, ...questions, ...plans];

describe("past every client, over HTTP", () => {
  it.each(secrets(project))("nobody else reads %s", async (_, asked) => {
    expect(await through(others, (name) => rest(name, asked))).toEqual([]);
  });

  it.each(published)("whoever is at work reads %s", async (_, asked) => {
    expect(await through(names, (name) => rest(name, asked))).toEqual(atWork);
  });

  it.each(writes(project))("nobody writes %s", async (_, asked) => {
    expect(await through(names, (name) => rest(name, asked))).toEqual([]);
  });
});

describe("at the desk", () => {
  it.each(providers)("nobody else can %s", async (_, changes) => {
    const tried = others.map(async (name) => {
      const answer = await save(uidOf(name), changes);
      // A right is refused first: nothing is told of what there is.
      return [name, "code" in answer ? answer.code : answer] as const;
    });
    for (const [name, code] of await Promise.all(tried))
      expect([name, code]).toEqual([
        name,
        name === "signedOut" ? "unauthenticated" : "permission-denied",
      ]);
  });

  it.each(nobodys)("the provider cannot: %s", async (_, changes) => {
    const answer = await save(root, changes);
    expect(wasDone(answer)).toBe("refused");
    // Refused for what it is, never by accident.
    expect(JSON.stringify(answer)).not.toContain("internal");
  });
});

const folder = "official/questions/question-1";
const file = `${"0".repeat(32)}.jpg`;
const part = { uploadId: "0b0f1ad2-6a6c-4b7c-9d0e-3f5a7c9e1b2d" };

describe("files", () => {
  const elsewhere = [
    "zoo-baie/questions/question-1",
    "official/questions/../surveys",
    "official/questions/question-1/..",
    "official%2Fquestions/question-1/x",
    "official/questions/__x__",
    "official/surveys/survey-1",
    "official/questionStates/question-1",
    "../official/questions/question-1",
  ];

  it("of questions are nobody else's to place or remove", async () => {
    const base64picture = (await aJpeg()).toString("base64");
    const place = { name: "profile", preset: "profile", base64picture };
    const tries: [Parameters<typeof ask>[0], object][] = [
      [uploadImage, { ...place, folder }],
      [
        uploadProfilePicture,
        {
          type: "questions",
          id: "question-1",
          zooId: "official",
          base64picture,
        },
      ],
      [removePicture, { public_id: `${folder}/${file}` }],
      [removeRecord, { kind: "questions", id: "question-1" }],
      [
        finishUpload,
        { ...part, folder, kind: "photo", parts: ["A".repeat(22)] },
      ],
    ];
    for (const [callable, data] of tries)
      for (const name of others)
        expect(wasDone(await ask(callable, uidOf(name), data))).toBe("refused");
    expect(await filesThere()).toEqual([]);
  });

  it.each(elsewhere)("of %s there are none, for anybody", async (at) => {
    const base64picture = (await aJpeg()).toString("base64");
    const place = { name: "profile", preset: "profile", base64picture };
    for (const name of [root, "keeper"] as const)
      for (const [callable, data] of [
        [uploadImage, { ...place, folder: at }],
        [getSignedUrl, { storageRef: `${at}/${file}` }],
        [removePicture, { public_id: `${at}/${file}` }],
      ] as const)
        expect(wasDone(await ask(callable, uidOf(name), data))).toBe("refused");
    expect(await filesThere()).toEqual([]);
  });

  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script></html>")],
    ["a drawing with a script", Buffer.from("<svg onload='alert(1)'/>")],
    ["nothing", Buffer.from("xxxx")],
    ["a picture's beginning", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])("that are %s are no picture", async (_, bytes) => {
    const sent = { folder, name: "profile", preset: "profile" };
    const base64picture = bytes.toString("base64");
    expect(
      await ask(uploadImage, root, { ...sent, base64picture }),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect(await filesThere()).toEqual([]);
  });

  it("are read by nobody who is not at work, and by no address of the bucket", async () => {
    for (const name of names.filter((one) => !atWork.includes(one)))
      expect(
        wasDone(
          await ask(getSignedUrl, uidOf(name), {
            storageRef: `${folder}/${file}`,
          }),
        ),
      ).toBe("refused");
    const host = process.env["FIREBASE_STORAGE_EMULATOR_HOST"] ?? "";
    const bucket = `http://${host}/v0/b/${project}.appspot.com/o`;
    for (const at of [
      `?prefix=${encodeURIComponent(folder)}`,
      `/${encodeURIComponent(`${folder}/${file}`)}?alt=media`,
      `/${encodeURIComponent(`${folder}/${file}`)}`,
    ])
      expect((await fetch(bucket + at)).ok).toBe(false);
    for (const method of ["POST", "DELETE"]) {
      const at =
        method === "POST"
          ? `?name=${encodeURIComponent(`${folder}/${file}`)}`
          : `/${encodeURIComponent(`${folder}/${file}`)}`;
      expect(
        (
          await fetch(bucket + at, {
            method,
            ...(method === "POST" && { body: "x" }),
          })
        ).ok,
      ).toBe(false);
    }
    expect(await filesThere()).toEqual([]);
  });
});

it("attempts are many", () => {
  const people = others.length;
  const all =
    secrets(project).length * people +
    writes(project).length * names.length +
    providers.length * people +
    nobodys.length;
  expect(
    secrets(project).length +
      writes(project).length +
      providers.length +
      nobodys.length,
  ).toBeGreaterThan(150);
  expect(all).toBeGreaterThan(1500);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { partMax } from "@domain/file/limits";
import { partPath } from "@domain/file/parts";
import { finishUpload } from "../../functions/src/callables/finish-upload";
import { getSignedUrl } from "../../functions/src/callables/get-signed-url";
import { database } from "../../functions/src/edge/admin";
import { drop } from "../../functions/src/files/bucket";
import { ask } from "./ask";
import { filesThere, startFiles } from "./bucket-stage";
import { world } from "./people";
import { put, read } from "./stage";
import { aFeeding, aFile, digestOfPart, inParts } from "./uploads";

/** Storage with its rules, and the Firestore that they ask who is active: the suite's own, over HTTP. */
const project = "demo-incoming";
let files: Awaited<ReturnType<typeof startFiles>>;

beforeAll(async () => {
  files = await startFiles(project, ["storage", "firestore"]);
  process.env["GCLOUD_PROJECT"] = project;
  process.env["METADATA_SERVER_DETECTION"] = "none";
  process.env["FIRESTORE_EMULATOR_HOST"] = files.firestore;
  await put({ ...world(), "tasks/t1": aFeeding() });
});
afterAll(async () => {
  await database().terminate();
  delete process.env["FIRESTORE_EMULATOR_HOST"];
  await files.stop();
});

beforeEach(async () => drop(await filesThere()));

const encoded = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString("base64url");

/** As Authentication's emulator signs: not at all. */
const tokenOf = (uid: string) =>
  `${encoded({ alg: "none", typ: "JWT" })}.${encoded({
    sub: uid,
    user_id: uid,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
  })}.`;

const headers = (uid: string | null): Record<string, string> =>
  uid === null ? {} : { authorization: `Firebase ${tokenOf(uid)}` };

const addressOf = (path: string) =>
  `http://${files.host()}/v0/b/${files.bucket}/o/${encodeURIComponent(path)}`;

interface Sent {
  uid?: string | null;
  contentType?: string;
  metadata?: Record<string, string>;
}

/** Sends bytes as the SDK does; the status of the answer. */
async function send(path: string, bytes: Buffer, sent: Sent = {}) {
  const { uid = "manager", contentType = "video/mp4" } = sent;
  const { metadata = { part: "true" } } = sent;
  const name = path.normalize();
  const about = JSON.stringify({ name, contentType, metadata });
  // A digest in the name may hold anything that is short.
  const edge = `edge-${randomUUID()}`;
  const body = Buffer.concat([
    Buffer.from(
      `--${edge}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${about}\r\n--${edge}\r\nContent-Type: ${contentType}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${edge}--`),
  ]);
  const answer = await fetch(
    `http://${files.host()}/v0/b/${files.bucket}/o?name=${encodeURIComponent(name)}`,
    {
      method: "POST",
      headers: {
        ...headers(uid),
        "x-goog-upload-protocol": "multipart",
        "content-type": `multipart/related; boundary=${edge}`,
      },
      body,
    },
  );
  await answer.arrayBuffer();
  return answer.status;
}

/** One small part, where it belongs. */
function aPart(bytes = aFile("mp4", 3000), uid = "manager") {
  const uploadId = randomUUID();
  const digest = digestOfPart(bytes);
  return {
    bytes,
    uploadId,
    digest,
    path: partPath(uid, uploadId, 0, digest),
  };
}

describe("over HTTP, by storage.rules", () => {
  it("a file of three parts arrives whole, is attached and can be seen", async () => {
    const bytes = aFile("mp4", 2 * partMax + 17);
    const uploadId = randomUUID();
    const parts = inParts(bytes);
    for (const [index, { part, digest }] of parts.entries())
      expect(
        await send(partPath("manager", uploadId, index, digest), part),
      ).toBe(200);
    const asked = {
      uploadId,
      folder: "home/tasks/t1",
      kind: "video",
      parts: parts.map(({ digest }) => digest),
    };
    const answer = (await ask(finishUpload, "manager", asked)) as {
      data: { path: string };
    };
    const { path } = answer.data;
    expect(await filesThere()).toEqual([path]);
    expect((await read("tasks/t1"))?.["attachments"]).toEqual([path]);
    const urls = (await ask(getSignedUrl, "manager", {
      storageRef: path,
    })) as { data: { url: string } };
    const seen = await fetch(urls.data.url);
    expect(seen.headers.get("content-type")).toBe("video/mp4");
    expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("the same part is sent again, another never takes its place", async () => {
    const { path, bytes } = aPart();
    expect(await send(path, bytes)).toBe(200);
    expect(await send(path, bytes)).toBe(200);
    expect(await send(path, aFile("mp4", 3000))).toBe(403);
    expect(await filesThere()).toEqual([path]);
  });

  it.each<[string, Sent]>([
    ["a neighbour's", { uid: "neighbour" }],
    ["a colleague's, administrator or not", { uid: "admin" }],
    ["somebody's who is not signed in", { uid: null }],
    ["HTML", { contentType: "text/html" }],
    ["SVG", { contentType: "image/svg+xml" }],
    ["a program", { contentType: "application/octet-stream" }],
    ["one with words of its own", { metadata: { part: "true", a: "b" } }],
    ["an unmarked", { metadata: {} }],
  ])("%s part is refused", async (_, sent) => {
    const { path, bytes } = aPart();
    expect(await send(path, bytes, sent)).toBe(403);
    expect(await filesThere()).toEqual([]);
  });

  it("somebody's who is disabled is refused, in their own folder", async () => {
    for (const uid of ["off", "nobody"]) {
      const { path, bytes } = aPart(aFile("mp4", 3000), uid);
      expect([uid, await send(path, bytes, { uid })]).toEqual([uid, 403]);
    }
    expect(await filesThere()).toEqual([]);
  });

  it("a part over 2 MB is refused, and an empty one", async () => {
    for (const size of [partMax + 1, 0]) {
      const bytes = Buffer.alloc(size);
      const { path } = aPart(bytes);
      expect([size, await send(path, bytes)]).toEqual([size, 403]);
    }
    expect(await filesThere()).toEqual([]);
  });

  it.each([
    ["`..`", (path: string) => path.replace("manager/", "admin/../manager/")],
    ["a folder below", (path: string) => path.replace(".0.", "/0.")],
    [
      "an encoded slash",
      (path: string) => path.replace("manager/", "manager%2F"),
    ],
    ["another's folder", (path: string) => path.replace("manager", "admin")],
    ["a final path", () => `home/tasks/t1/${"0".repeat(32)}.mp4`],
    ["another name", (path: string) => `${path}.exe`],
  ])("under %s nothing is written", async (_, spoil) => {
    const { path, bytes } = aPart();
    expect(await send(spoil(path), bytes)).toBe(403);
    expect(await filesThere()).toEqual([]);
  });

  it("a part is not read back, listed, described or deleted, nor what became of it", async () => {
    const { path, bytes } = aPart();
    expect(await send(path, bytes)).toBe(200);
    for (const uid of ["manager", "admin", "neighbour", null]) {
      const asked = { headers: headers(uid) };
      const folder = encodeURIComponent("incoming/manager/");
      const answers = await Promise.all([
        fetch(`${addressOf(path)}?alt=media`, asked),
        fetch(addressOf(path), asked),
        fetch(
          `http://${files.host()}/v0/b/${files.bucket}/o?prefix=${folder}`,
          asked,
        ),
        fetch(addressOf(path), { ...asked, method: "DELETE" }),
        fetch(addressOf(path), {
          ...asked,
          method: "PATCH",
          body: "{}",
          headers: { ...headers(uid), "content-type": "application/json" },
        }),
      ]);
      expect([uid, answers.map(({ status }) => status)]).toEqual([
        uid,
        answers.map(() => 403),
      ]);
    }
    expect(await filesThere()).toEqual([path]);
  });
});

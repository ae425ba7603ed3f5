import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  where,
} from "firebase/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type FirestoreProcess,
  startFirestore,
} from "../support/firestore-process";

const rulesFor = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

const OPEN = rulesFor("    match /{all=**} { allow read, write; }");
const CLOSED = rulesFor("    match /{all=**} { allow read: if false; }");
const OWNED = rulesFor(`    match /notes/{id} {
      allow list: if resource.data.owner == request.auth.uid;
    }`);
const BROKEN = rulesFor("    match /notes/{id} { allow read: if ; }");

let folder: string;
let server: FirestoreProcess;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  setLogLevel("silent");
  folder = await mkdtemp(join(tmpdir(), "hot-reload-"));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  await server.kill("SIGTERM");
});
afterAll(() => rm(folder, { recursive: true }));

async function start(rules: string): Promise<void> {
  const file = join(folder, "firestore.rules");
  await writeFile(file, rules);
  server = await startFirestore({ flags: ["--rules", file] });
}

async function put(project: string, content: string, ignoreErrors: boolean) {
  return send(project, {
    rules: { files: [{ name: "security.rules", content }] },
    ...(ignoreErrors ? { ignore_errors: true } : {}),
  });
}

async function send(project: string, body: unknown) {
  const answer = await fetch(
    `${server.url}/emulator/v1/projects/${project}:securityRules`,
    {
      method: "PUT",
      headers: { "content-type": "text/plain" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
  );
  return { status: answer.status, text: await answer.text() };
}

function clientOf(projectId: string, uid: string): Firestore {
  const app = initializeApp({ projectId }, `${projectId}-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  const [host = "", port = ""] = server.host.split(":");
  const mockUserToken = { sub: uid };
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken });
  return db;
}

/** "allowed", or what the refusal says. */
const reading = (db: Firestore): Promise<string> =>
  getDoc(doc(db, "notes/a")).then(
    () => "allowed",
    (error: unknown) => String(error),
  );

describe("rules sent while the emulator runs", () => {
  it("replace those of their project, and no others", async () => {
    await start(CLOSED);
    const [one, other] = [
      clientOf("demo-one", "ann"),
      clientOf("demo-b", "ann"),
    ];
    expect(await reading(one)).toContain("false for 'get' @ L4");
    expect(await put("demo-one", OPEN, true)).toEqual({
      status: 200,
      text: "{}",
    });
    expect(await reading(one)).toBe("allowed");
    expect(await reading(other)).toContain("false for 'get' @ L4");
  });

  it("keep the old ones when they do not compile, and say where", async () => {
    await start(OPEN);
    const db = clientOf("demo-keep", "ann");
    const lenient = await put("demo-keep", BROKEN, true);
    expect(lenient.status).toBe(200);
    expect(JSON.parse(lenient.text)).toMatchObject({
      issues: [
        {
          severity: "ERROR",
          description: expect.any(String) as string,
          sourcePosition: { line: 4, column: 40 },
        },
      ],
    });
    expect(await reading(db)).toBe("allowed");
    const strict = await put("demo-keep", BROKEN, false);
    expect(strict.status).toBe(400);
    expect(JSON.parse(strict.text)).toMatchObject({
      error: {
        status: "INVALID_ARGUMENT",
        message: expect.stringMatching(/^L4:40 \w/) as string,
      },
    });
    expect(await reading(db)).toBe("allowed");
  });

  it("are refused with 400 when there are none in the request", async () => {
    await start(CLOSED);
    for (const body of [
      "",
      "service cloud.firestore {",
      '"rules"',
      { rules: { files: [] } },
      { rules: { files: [{ name: "x" }] } },
      [1, 2],
    ]) {
      expect((await send("demo-odd", body)).status).toBe(400);
    }
    expect(await reading(clientOf("demo-odd", "ann"))).toContain("@ L4");
  });

  it("keep no record of their coverage, and say so", async () => {
    await start(OPEN);
    for (const form of ["ruleCoverage", "ruleCoverage.html"]) {
      const answer = await fetch(
        `${server.url}/emulator/v1/projects/demo-odd:${form}`,
      );
      expect(answer.status).toBe(501);
      expect(await answer.json()).toMatchObject({
        error: { status: "UNIMPLEMENTED" },
      });
    }
  });

  it("let nobody in but the admin when those at the start do not compile", async () => {
    await start(BROKEN);
    const db = clientOf("demo-broken", "ann");
    expect(await reading(db)).toContain("do not compile");
    expect(await reading(db)).toContain("L4:40");
    const name = "projects/demo-broken/databases/(default)/documents/notes";
    const owner = { authorization: "Bearer owner" };
    const list = await fetch(`${server.url}/v1/${name}`, { headers: owner });
    expect(list.status).toBe(200);
    await put("demo-broken", OPEN, true);
    expect(await reading(db)).toBe("allowed");
  });

  it("end the listeners they refuse and leave the others", async () => {
    await start(OPEN);
    const db = clientOf("demo-live", "ann");
    const notes = collection(db, "notes");
    const heard = { mine: [] as string[], all: [] as string[] };
    const listen = (key: "mine" | "all", asked = query(notes)): void => {
      onSnapshot(
        asked,
        (snapshot) => heard[key].push(String(snapshot.size)),
        (error) => heard[key].push(error.code),
      );
    };
    listen("mine", query(notes, where("owner", "==", "ann")));
    listen("all");
    await expect.poll(() => [heard.mine, heard.all]).toEqual([["0"], ["0"]]);
    await put("demo-live", OWNED, true);
    await expect.poll(() => heard.all.at(-1)).toBe("permission-denied");
    await put("demo-live", `${OWNED}\n// and writing\n`, true);
    const writable = OWNED.replace("allow list", "allow write; allow list");
    await put("demo-live", writable, true);
    await setDoc(doc(notes, "a"), { owner: "ann" });
    await expect.poll(() => heard.mine.at(-1)).toBe("1");
    expect(heard.all).toEqual(["0", "permission-denied"]);
  });

  it("hold for the next write of a stream that is open", async () => {
    await start(OPEN);
    const db = clientOf("demo-stream", "ann");
    await setDoc(doc(db, "notes/a"), { n: 1 });
    await put("demo-stream", CLOSED, true);
    const refused = setDoc(doc(db, "notes/a"), { n: 2 });
    await expect(refused).rejects.toThrow("No matching allow statements");
    await put("demo-stream", OPEN, true);
    await setDoc(doc(db, "notes/a"), { n: 3 });
    expect((await getDoc(doc(db, "notes/a"))).data()).toEqual({ n: 3 });
  });
});

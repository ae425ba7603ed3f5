import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  type Query,
  runTransaction,
  setDoc,
  setLogLevel,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";
import { overWebChannel, tokenOf } from "../support/web-channel";

const projectId = "demo-denial";
const database = `projects/${projectId}/databases/(default)`;
const root = `${database}/documents`;

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
    }
    match /{path=**} {
      allow get, create: if false;
    }
  }
}`;

const GET = "\nfalse for 'get' @ L5, false for 'get' @ L9";
const CREATE = "\nfalse for 'create' @ L6, false for 'create' @ L9";
const NOWHERE = "\nNo matching allow statements";
const LIST =
  /^\nevaluation error at L5:\d+ for 'list' @ L5: Property owner is undefined on object\.$/;

let local: LocalFirestore;
let app: FirebaseApp;
let ann: Firestore;

const theirs = { owner: { stringValue: "bob" } };

beforeAll(async () => {
  setLogLevel("silent");
  local = await startLocalFirestore(projectId);
  const put = await fetch(
    `${local.url}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: "PUT",
      body: JSON.stringify({ rules: { files: [{ content: RULES }] } }),
    },
  );
  expect(put.status).toBe(200);
  local.engine
    .database(projectId, "(default)")
    .commit({ kind: "admin" }, [
      { update: { name: `${root}/notes/theirs`, fields: theirs } },
    ]);
  app = initializeApp({ projectId });
  ann = getFirestore(app);
  connectFirestoreEmulator(ann, "127.0.0.1", local.port, {
    mockUserToken: { sub: "ann" },
  });
});
afterAll(async () => {
  await deleteApp(app);
  await local.stop();
});

/** What a client is told; a request that is not refused fails the test. */
async function refusal(asked: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !("code" in error)) {
    throw new Error(`not refused: ${String(error)}`);
  }
  // Unary calls of the Node SDK put the number and the name of the status in front.
  return [
    String(error.code),
    error.message.replace(/^7 PERMISSION_DENIED: /, ""),
  ];
}

const heard = (reference: Query): Promise<never> =>
  new Promise((_, refuse) => {
    onSnapshot(
      reference,
      () => refuse(new Error("allowed")),
      (error) => refuse(error),
    );
  });

describe("a refusal over gRPC", () => {
  const notes = () => collection(ann, "notes");
  const note = (id: string) => doc(ann, "notes", id);

  it("says which statements refused a get, also to a listener", async () => {
    const said = ["permission-denied", GET];
    expect(await refusal(getDoc(note("theirs")))).toEqual(said);
    const transaction = runTransaction(ann, (t) => t.get(note("theirs")));
    expect(await refusal(transaction)).toEqual(said);
  });

  it("says what a list does not prove, to every kind of list", async () => {
    for (const ask of [
      () => getDocs(notes()),
      () => getCountFromServer(notes()),
      () => heard(notes()),
    ]) {
      const [code, message] = await refusal(ask());
      expect(code).toBe("permission-denied");
      expect(message).toMatch(LIST);
    }
  });

  it("says which statement refused a write, on the stream and in a commit", async () => {
    const wrong = { owner: "bob" };
    const said = ["permission-denied", CREATE];
    expect(await refusal(setDoc(note("new"), wrong))).toEqual(said);
    const transaction = runTransaction(ann, (t) => {
      t.set(note("new"), wrong);
      return Promise.resolve();
    });
    expect(await refusal(transaction)).toEqual(said);
  });

  it("says when no statement matches", async () => {
    expect(await refusal(getDocs(collection(ann, "other")))).toEqual([
      "permission-denied",
      NOWHERE,
    ]);
  });
});

describe("a refusal over REST", () => {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${local.url}/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${tokenOf("ann")}` },
      body: body && JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    const first: unknown = Array.isArray(json) ? json[0] : json;
    return { http: answer.status, first };
  };
  const refused = (message: unknown) => ({
    http: 403,
    first: { error: { code: 403, status: "PERMISSION_DENIED", message } },
  });
  const structuredQuery = { from: [{ collectionId: "notes" }] };
  const write = { update: { name: `${root}/notes/new`, fields: theirs } };
  const list = expect.stringMatching(LIST) as unknown;

  it.each<[string, string, object | undefined, unknown]>([
    ["get", `${root}/notes/theirs`, undefined, GET],
    ["page", `${root}/notes`, undefined, list],
    [
      "batchGet",
      `${root}:batchGet`,
      { documents: [`${root}/notes/theirs`] },
      GET,
    ],
    ["runQuery", `${root}:runQuery`, { structuredQuery }, list],
    [
      "runAggregationQuery",
      `${root}:runAggregationQuery`,
      {
        structuredAggregationQuery: {
          structuredQuery,
          aggregations: [{ alias: "n", count: {} }],
        },
      },
      list,
    ],
    ["commit", `${root}:commit`, { writes: [write] }, CREATE],
  ])("%s", async (_, path, body, message) => {
    expect(await ask(path, body)).toEqual(refused(message));
  });
});

describe("a refusal over WebChannel", () => {
  const channel = () => ({ url: local.url, database, token: tokenOf("ann") });
  const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

  it("is the cause of a removed target, and the stream goes on", async () => {
    const get = { documents: [`${root}/notes/theirs`] };
    const open = { documents: [`${root}/notes/none`] };
    const text = await overWebChannel(
      channel(),
      "Listen",
      [
        { database, addTarget: { targetId: 2, documents: get } },
        { database, addTarget: { targetId: 4, documents: open } },
      ],
      (all) => all.split('"REMOVE"').length > 2,
    );
    expect(text).toContain('"targetChangeType":"REMOVE","targetIds":[2]');
    expect(text).toContain(`"cause":{"code":7,"message":"${quoted(GET)}"}`);
    expect(text).toContain('"targetIds":[4]');
    expect(text).not.toContain('"error"');
  });

  it("ends a Write stream", async () => {
    const update = { name: `${root}/notes/new`, fields: theirs };
    const text = await overWebChannel(
      channel(),
      "Write",
      [{ database }, { database, streamToken: "", writes: [{ update }] }],
      (all) => all.includes('"error"'),
    );
    expect(text).toContain(
      `"error":{"code":403,"message":"${quoted(CREATE)}","status":"PERMISSION_DENIED"}`,
    );
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Authorizer, Caller, Database, Engine } from "../../contract";
import { StatusError } from "../../contract";
import { createEngine } from "../../engine/engine";
import { nameOf, remove, ROOT, set } from "../../engine/test-support/encode";
import { admin } from "../../engine/test-support/open";
import type { Json } from "../codec/json";
import { openListenStream } from "./listen-stream";
import type { Stream } from "../stream";

const PROJECT = "p";
const database = ROOT.replace(/\/documents$/, "");
const user: Caller = { kind: "user", auth: { uid: "u", token: {} } };

interface Answer {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number; message: string };
    resumeToken?: string;
    readTime?: string;
  };
  documentChange?: {
    document: { name: string };
    targetIds: number[];
    removedTargetIds: number[];
  };
  documentDelete?: { document: string; removedTargetIds: number[] };
  documentRemove?: { document: string; removedTargetIds: number[] };
  filter?: { targetId: number; count: number };
}

const short = (name: string) => name.slice(ROOT.length + 1);

/** An answer in a few words. */
function inWords(answer: Answer): string {
  const { targetChange: target, documentChange: change, filter } = answer;
  if (target) {
    const { targetChangeType = "SNAPSHOT", targetIds = [], cause } = target;
    const reason = cause ? ` ${cause.code}` : "";
    return `${targetChangeType} ${targetIds.join()}${reason}`.trim();
  }
  if (change) {
    const gone = change.removedTargetIds.map((id) => `-${id}`);
    const ids = [...change.targetIds.map((id) => `+${id}`), ...gone];
    return `${short(change.document.name)} ${ids.join()}`;
  }
  if (filter) return `filter ${filter.targetId} ${filter.count}`;
  const { documentDelete, documentRemove } = answer;
  const gone = documentDelete ?? documentRemove;
  const kind = documentDelete ? "deleted" : "removed";
  return `${kind} ${short(gone?.document ?? "")} ${gone?.removedTargetIds.join() ?? ""}`;
}

/** A Listen stream and what came of it. */
class Client {
  answers: Answer[] = [];
  failure: unknown = null;
  readonly stream: Stream;

  constructor(engine: Engine, caller: Caller = admin) {
    this.stream = openListenStream(engine, caller, {
      send: (answer) => this.answers.push(answer as Answer),
      fail: (error) => (this.failure = error),
      end: () => undefined,
    });
  }

  add(
    targetId: number,
    collectionId: string,
    more: Json = {},
    query: Json = {},
  ) {
    const structuredQuery = { from: [{ collectionId }], ...query };
    this.send({
      addTarget: {
        targetId,
        query: { parent: ROOT, structuredQuery },
        ...more,
      },
    });
  }

  send(request: Json) {
    this.stream.receive({ database, ...request });
  }

  /** What came since the last call. */
  async next(): Promise<string[]> {
    await Promise.resolve();
    return this.answers.splice(0).map(inWords);
  }

  /** The latest token, and nothing left to read. */
  async token(): Promise<string> {
    await Promise.resolve();
    return this.answers.splice(0).at(-1)?.targetChange?.resumeToken ?? "";
  }
}

let engine: Engine;
let db: Database;
let client: Client;
beforeEach(async () => {
  engine = await createEngine();
  db = engine.database(PROJECT, "(default)");
  client = new Client(engine);
});

const whole = (id: number, ...documents: string[]) => [
  `ADD ${id}`,
  ...documents.map((document) => `${document} +${id}`),
  `CURRENT ${id}`,
  "SNAPSHOT",
];
const byN = { orderBy: [{ field: { fieldPath: "n" } }] };

describe("the first answer", () => {
  it("is ADD, the documents in query order, CURRENT, a snapshot", async () => {
    db.commit(admin, [set("c/a", { n: 2 }), set("c/b", { n: 1 })]);
    client.add(2, "c", {}, byN);
    expect(await client.next()).toEqual(whole(2, "c/b", "c/a"));
    client.add(4, "none");
    expect(await client.next()).toEqual(whole(4));
  });

  it("tells of missing documents", async () => {
    db.commit(admin, [set("c/a", {})]);
    const documents = [nameOf("c/x"), nameOf("c/a"), nameOf("c/a")];
    client.send({ addTarget: { targetId: 1, documents: { documents } } });
    expect(await client.next()).toEqual([
      "ADD 1",
      "c/a +1",
      "deleted c/x 1",
      "CURRENT 1",
      "SNAPSHOT",
    ]);
  });

  it("is all a target gets that is asked for once", async () => {
    client.add(1, "c", { once: true });
    expect(await client.next()).toEqual([...whole(1), "REMOVE 1"]);
    db.commit(admin, [set("c/a", {})]);
    expect(await client.next()).toEqual([]);
  });
});

describe("a commit", () => {
  it("is one snapshot over all targets, each document once", async () => {
    client.add(1, "c");
    client.add(2, "c", {}, { ...byN, limit: 1 });
    client.send({
      addTarget: { targetId: 3, documents: { documents: [nameOf("c/b")] } },
    });
    await client.next();
    db.commit(admin, [set("c/a", { n: 2 }), set("c/b", { n: 3 })]);
    db.commit(admin, [set("c/b", { n: 1 }), remove("c/a"), set("d/x", {})]);
    db.commit(admin, [set("d/x", { n: 1 })]);
    expect(await client.next()).toEqual([
      "c/a +1,+2",
      "c/b +1,+3",
      "SNAPSHOT",
      "c/b +1,+2,+3",
      "deleted c/a 1,2",
      "SNAPSHOT",
    ]);
  });

  it("pulls the next document into a limit, and moves others out of it", async () => {
    db.commit(
      admin,
      ["a", "b", "c"].map((id, n) => set(`c/${id}`, { n })),
    );
    client.add(1, "c", {}, { ...byN, limit: 2 });
    await client.next();
    db.commit(admin, [remove("c/a")]);
    expect(await client.next()).toEqual([
      "c/c +1",
      "deleted c/a 1",
      "SNAPSHOT",
    ]);
    db.commit(admin, [set("c/c", { n: 0 })]);
    expect(await client.next()).toEqual(["c/c +1", "SNAPSHOT"]);
    db.commit(admin, [set("c/d", { n: -1 })]);
    expect(await client.next()).toEqual([
      "c/d +1",
      "removed c/b 1",
      "SNAPSHOT",
    ]);
  });

  it("has read times that never go back, and the commit's own", async () => {
    client.add(1, "c");
    const { commitTime } = db.commit(admin, [set("c/a", {})]);
    client.add(2, "c");
    db.clear();
    await Promise.resolve();
    const times = client.answers.flatMap(({ targetChange }) =>
      targetChange?.readTime === undefined ? [] : [targetChange.readTime],
    );
    expect(times).toHaveLength(6);
    expect(times).toContain(commitTime);
    expect([...times].sort()).toEqual(times);
  });

  it("that empties the database is one snapshot too", async () => {
    db.commit(admin, [set("c/a", {}), set("c/b", {})]);
    client.add(1, "c");
    await client.next();
    db.clear();
    expect(await client.next()).toEqual([
      "deleted c/a 1",
      "deleted c/b 1",
      "SNAPSHOT",
    ]);
  });
});

describe("targets", () => {
  it("that are removed hear no more, whatever was pending", async () => {
    client.add(1, "c");
    client.add(2, "c");
    await client.next();
    db.commit(admin, [set("c/a", {})]);
    client.send({ removeTarget: 1 });
    expect(await client.next()).toEqual(["REMOVE 1", "c/a +2", "SNAPSHOT"]);
    client.send({ removeTarget: 7 });
    expect(await client.next()).toEqual([]);
  });

  it("with a bad query are refused, and the stream goes on", async () => {
    client.add(1, "c", {}, { limit: -1 });
    client.send({ addTarget: { targetId: 2 } });
    client.send({
      addTarget: { targetId: 3, documents: { documents: [nameOf("c")] } },
    });
    client.add(4, "c");
    expect(await client.next()).toEqual([
      "REMOVE 1 3",
      "REMOVE 2 3",
      "REMOVE 3 3",
      ...whole(4),
    ]);
  });

  it("get an id from the server when they have none", async () => {
    client.add(0, "c");
    client.add(0, "d");
    client.add(9, "d");
    expect(await client.next()).toEqual([
      ...whole(1),
      ...whole(2),
      "REMOVE 9 3",
    ]);
  });

  it("of one id twice end the stream", async () => {
    client.add(1, "c");
    client.add(1, "c");
    expect(client.failure).toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "Target ID 1 is already in use.",
    });
    await client.next();
    db.commit(admin, [set("c/a", {})]);
    expect(await client.next()).toEqual([]);
  });

  it.each([
    ["no database", { database: "" }],
    ["a database of no form", { database: "projects/p" }],
  ])("in a first message with %s end the stream", (_, request) => {
    client.send(request);
    expect(client.failure).toMatchObject({ code: "INVALID_ARGUMENT" });
  });

  it("of another database than the stream's end it", () => {
    client.add(1, "c");
    client.send({ database: `${database}2`, removeTarget: 1 });
    expect(client.failure).toMatchObject({ code: "INVALID_ARGUMENT" });
  });
});

describe("resuming", () => {
  const resume = (resumeToken: string, more: Json = {}, query: Json = {}) => {
    const next = new Client(engine);
    next.add(1, "c", { resumeToken, ...more }, query);
    next.stream.close();
    return next.next();
  };

  beforeEach(() => {
    db.commit(admin, [
      set("c/a", { n: 1 }),
      set("c/b", { n: 2 }),
      set("c/c", { n: 3 }),
      set("c/d", { n: 4 }),
    ]);
  });

  const change = () => {
    db.commit(admin, [remove("c/a"), set("c/b", { m: 1 })]);
    db.commit(admin, [set("c/e", { n: 5 }), set("d/x", { n: 1 })]);
  };

  it("sends what changed, what left and what was deleted", async () => {
    client.add(1, "c", {}, byN);
    const token = await client.token();
    change();
    expect(await resume(token, {}, byN)).toEqual([
      "ADD 1",
      "c/e +1",
      "removed c/b 1",
      "deleted c/a 1",
      "CURRENT 1",
      "SNAPSHOT",
    ]);
  });

  it("works for a limit, and goes on from there", async () => {
    const query = { ...byN, limit: 2 };
    client.add(1, "c", {}, query);
    const token = await client.token();
    change();
    const next = new Client(engine);
    next.add(1, "c", { resumeToken: token }, query);
    expect(await next.next()).toEqual([
      "ADD 1",
      "c/c +1",
      "c/d +1",
      "removed c/b 1",
      "deleted c/a 1",
      "CURRENT 1",
      "SNAPSHOT",
    ]);
    db.commit(admin, [remove("c/c")]);
    expect(await next.next()).toEqual(["c/e +1", "deleted c/c 1", "SNAPSHOT"]);
  });

  it("works from a read time, and from the token of any snapshot", async () => {
    client.add(1, "c");
    client.add(2, "d");
    change();
    await Promise.resolve();
    const last = client.answers.at(-1)?.targetChange;
    const { readTime = "", resumeToken = "" } = last ?? {};
    const sequence = ["ADD 1", "CURRENT 1", "SNAPSHOT"];
    expect(await resume(resumeToken)).toEqual(sequence);
    const other = new Client(engine);
    other.add(1, "c", { readTime });
    expect(await other.next()).toEqual(sequence);
  });

  it("bills what it sends, one at least", async () => {
    const reads: number[] = [];
    engine.onRead(({ documents }) => reads.push(documents));
    client.add(1, "c");
    const token = await client.token();
    await resume(token);
    change();
    await resume(token);
    expect(reads).toEqual([4, 1, 1, 1, 2]);
  });

  it("adds a filter only when the client holds another number", async () => {
    client.add(1, "c");
    const token = await client.token();
    change();
    expect(await resume(token, { expectedCount: 4 })).not.toContain(
      "filter 1 4",
    );
    expect((await resume(token, { expectedCount: 3 })).slice(-3)).toEqual([
      "filter 1 4",
      "CURRENT 1",
      "SNAPSHOT",
    ]);
  });

  it("starts over for a token of another query, another life or none", async () => {
    client.add(1, "c");
    const token = await client.token();
    const over = [
      "ADD 1",
      "RESET 1",
      "c/a +1",
      "c/b +1",
      "c/c +1",
      "c/d +1",
      "CURRENT 1",
      "SNAPSHOT",
    ];
    const otherQuery = { limit: 9 };
    const old = Buffer.from(token, "base64");
    old[0] = (old[0] ?? 0) ^ 1;
    expect(await resume(token, {}, otherQuery)).toEqual(over);
    expect(await resume(old.toString("base64"))).toEqual(over);
    expect(await resume("AAAA")).toEqual(over);
    expect(await resume(token.slice(0, 12))).toEqual(over);
    const early = new Client(engine);
    early.add(1, "c", { readTime: "2020-01-01T00:00:00.000000Z" });
    expect(await early.next()).toEqual(over);
  });
});

describe("rules that change", () => {
  const rules = (...allowed: string[]): Authorizer => {
    const ask = (what: string) => {
      if (!allowed.includes(what))
        throw new StatusError("PERMISSION_DENIED", `no ${what}`);
    };
    return {
      get: (_, name) => ask(short(name)),
      list: (_, __, { from }) => ask(from[0]?.collectionId ?? ""),
      commit: () => undefined,
    };
  };

  beforeEach(() => {
    engine.setAuthorizer(PROJECT, () => rules("c", "d", "c/a"));
    client = new Client(engine, user);
  });

  it("end the targets they now refuse, and no others", async () => {
    client.add(1, "c");
    client.add(2, "d");
    client.send({
      addTarget: { targetId: 3, documents: { documents: [nameOf("c/a")] } },
    });
    client.add(4, "e");
    expect((await client.next()).at(-1)).toBe("REMOVE 4 7");
    db.commit(admin, [set("c/a", {})]);
    engine.setAuthorizer(PROJECT, () => rules("d"));
    expect(await client.next()).toEqual([
      "c/a +1,+3",
      "SNAPSHOT",
      "REMOVE 1 7",
      "REMOVE 3 7",
    ]);
    db.commit(admin, [set("c/b", {}), set("d/a", {})]);
    expect(await client.next()).toEqual(["d/a +2", "SNAPSHOT"]);
    client.add(1, "c");
    engine.setAuthorizer(PROJECT, () => rules("c", "d"));
    client.add(1, "c");
    expect(await client.next()).toEqual([
      "REMOVE 1 7",
      ...whole(1, "c/a", "c/b"),
    ]);
  });

  it("are those of the project, in every database, and spare admins", async () => {
    const other = new Client(engine, user);
    const inOther = `projects/${PROJECT}/databases/other`;
    const query = {
      parent: `${inOther}/documents`,
      structuredQuery: { from: [{ collectionId: "c" }] },
    };
    other.stream.receive({
      database: inOther,
      addTarget: { targetId: 1, query },
    });
    const free = new Client(engine);
    free.add(1, "c");
    client.add(1, "c");
    await Promise.all([client.next(), other.next(), free.next()]);
    engine.setAuthorizer("demo-elsewhere", () => rules());
    engine.setAuthorizer("default", () => rules());
    expect(await client.next()).toEqual([]);
    engine.setAuthorizer(PROJECT, () => rules());
    expect(await client.next()).toEqual(["REMOVE 1 7"]);
    expect(await other.next()).toEqual(["REMOVE 1 7"]);
    expect(await free.next()).toEqual([]);
  });
});

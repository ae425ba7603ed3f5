import { beforeEach, describe, expect, it } from "vitest";
import type { Authorizer, Caller } from "../../contract/rules";
import type { Database } from "../../contract/database";
import type { Engine } from "../../contract/engine";
import { StatusError } from "../../contract/status";
import { createEngine } from "../../engine/engine";
import { nameOf, remove, set } from "../../engine/test-support/encode";
import { admin } from "../../engine/test-support/open";
import {
  byN,
  Client,
  DATABASE,
  short,
  whole,
} from "../test-support/listen-client";

const user: Caller = { kind: "user", auth: { uid: "u", token: {} } };

let engine: Engine;
let db: Database;
let client: Client;
beforeEach(async () => {
  engine = await createEngine();
  db = engine.database("p", "(default)");
  client = new Client(engine);
});

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
    client.send({ database: `${DATABASE}2`, removeTarget: 1 });
    expect(client.failure).toMatchObject({ code: "INVALID_ARGUMENT" });
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
    engine.setAuthorizer("p", () => rules("c", "d", "c/a"));
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
    engine.setAuthorizer("p", () => rules("d"));
    expect(await client.next()).toEqual([
      "c/a +1,+3",
      "SNAPSHOT",
      "REMOVE 1 7",
      "REMOVE 3 7",
    ]);
    db.commit(admin, [set("c/b", {}), set("d/a", {})]);
    expect(await client.next()).toEqual(["d/a +2", "SNAPSHOT"]);
    client.add(1, "c");
    engine.setAuthorizer("p", () => rules("c", "d"));
    client.add(1, "c");
    expect(await client.next()).toEqual([
      "REMOVE 1 7",
      ...whole(1, "c/a", "c/b"),
    ]);
  });

  it("are those of the project, in every database, and spare admins", async () => {
    const other = new Client(engine, user);
    const inOther = "projects/p/databases/other";
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
    engine.setAuthorizer("p", () => rules());
    expect(await client.next()).toEqual(["REMOVE 1 7"]);
    expect(await other.next()).toEqual(["REMOVE 1 7"]);
    expect(await free.next()).toEqual([]);
  });
});

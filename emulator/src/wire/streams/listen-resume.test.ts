import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../contract/database";
import type { Engine } from "../../contract/engine";
import { createEngine } from "../../engine/engine";
import { remove, set } from "../../engine/test-support/encode";
import { admin } from "../../engine/test-support/open";
import type { Json } from "../codec/json";
import { byN, Client } from "../test-support/listen-client";

let engine: Engine;
let db: Database;
let client: Client;
beforeEach(async () => {
  engine = await createEngine();
  db = engine.database("p", "(default)");
  client = new Client(engine);
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

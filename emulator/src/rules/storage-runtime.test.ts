import { describe, expect, it } from "vitest";
import {
  ALICE,
  loadedClient,
  storageClient,
  storageRules,
} from "./testing/storage-client";

const cfg = (id: string): string => `/databases/(default)/documents/cfg/${id}`;

const lookUp = (id: string): string =>
  `firestore.get(/databases/(default)/documents/cfg/${id}).data.open == true`;

const OPEN = { open: { booleanValue: true } };
const CLOSED = { open: { booleanValue: false } };
const file = { path: "/b/bucket/o/a.txt", method: "get" };

const guarded = (condition: string): string =>
  storageRules(`match /{name} { allow get: if ${condition}; }`);

describe("the storage rules protocol", () => {
  it("announces itself", async () => {
    const client = storageClient();
    expect(await client.receive()).toEqual({
      id: -1,
      status: "ok",
      errors: [],
      warnings: [],
    });
    await client.close();
  });

  it("loads a ruleset and says its version", async () => {
    const client = storageClient();
    await client.receive();
    expect(await client.load(guarded("true"))).toEqual({
      id: 0,
      status: "ok",
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
    await client.close();
  });

  it("refuses several files", async () => {
    const client = storageClient();
    await client.receive();
    expect(await client.load(guarded("true"), guarded("true"))).toEqual({
      id: 0,
      status: "ok",
      errors: ["Request contains an invalid argument."],
      warnings: [],
    });
    expect((await client.verify(file)).permit).toBe(false);
    await client.close();
  });

  it("refuses a ruleset with the place of the mistake", async () => {
    const client = storageClient();
    await client.receive();
    expect(await client.load(guarded("1 +"))).toEqual({
      id: 0,
      status: "ok",
      errors: ["storage.rules:5:34 Unexpected ';'. Expected an expression."],
      warnings: [],
    });
    const refused = await client.verify(file);
    expect(refused.errors).toEqual(["Unknown ruleset."]);
    expect(refused.permit).toBe(false);
    await client.close();
  });

  it("warns of functions that do not exist", async () => {
    const client = storageClient();
    await client.receive();
    const answer = await client.load(guarded("exists(/a/b)"));
    expect(answer["warnings"]).toEqual([
      "storage.rules:5:31 Invalid function name: exists.",
    ]);
    await client.close();
  });

  it("answers whether a request is permitted", async () => {
    const client = await loadedClient(guarded("name == 'a.txt'"));
    expect((await client.verify(file)).permit).toBe(true);
    const other = { path: "/b/bucket/o/b.txt", method: "get" };
    expect((await client.verify(other)).permit).toBe(false);
    const written = { path: "/b/bucket/o/a.txt", method: "create" };
    expect((await client.verify(written)).permit).toBe(false);
    await client.close();
  });

  it("shows what debug() hears as warnings", async () => {
    const client = await loadedClient(
      guarded("debug([1, 'a', {'b': null}]).size() == 3"),
    );
    const { permit, warnings } = await client.verify(file);
    expect(permit).toBe(true);
    expect(warnings).toEqual(['debug: [1, "a", {"b": null}]']);
    await client.close();
  });

  it("survives what it cannot read", async () => {
    const client = await loadedClient(guarded("true"));
    client.send({ action: "verify", context: { rulesetName: "0" }, id: 7 });
    expect(await client.receive()).toMatchObject({
      id: 7,
      errors: ["Malformed request."],
    });
    client.send({ action: "dance", context: {}, id: 8 });
    expect(await client.receive()).toMatchObject({
      id: 8,
      errors: ["Unknown action."],
    });
    client.send({ action: "verify", id: 9 });
    expect(await client.receive()).toMatchObject({
      id: 9,
      errors: ["Malformed message."],
    });
    const request = { odd_value: 1 };
    const context = { path: "/b/x", method: "get", variables: { request } };
    client.send({
      action: "verify",
      context: { rulesetName: "0", ...context },
      id: 10,
    });
    expect(await client.receive()).toMatchObject({
      id: 10,
      errors: ["Malformed value."],
      result: { permit: false },
    });
    await client.close();
  });
});

describe("firestore lookups", () => {
  it("ask for a document and go on with the answer", async () => {
    const client = await loadedClient(guarded(lookUp("a")));
    const open = { [cfg("a")]: OPEN };
    expect(await client.verify({ ...file, documents: open })).toEqual({
      permit: true,
      fetched: [cfg("a")],
      errors: [],
      warnings: [],
    });
    const closed = { [cfg("a")]: CLOSED };
    const refused = await client.verify({ ...file, documents: closed });
    expect(refused.permit).toBe(false);
    expect((await client.verify(file)).permit).toBe(false);
    await client.close();
  });

  it("read every kind of stored value", async () => {
    const conditions = [
      "d.n == 3 && d.f == 1.5 && d.s == 'x' && d.z == null",
      "d.l[0] == 'y' && d.l.size() == 1 && d.m.k == true && d.e.size() == 0",
      "d.t == timestamp.date(2030, 1, 1) && d.b == b'hi'",
      "d.r == /databases/(default)/documents/a/b && d.g.latitude() == 1.0",
    ];
    const source = storageRules(`
      function check(d) { return ${conditions.join(" && ")}; }
      match /{name} { allow get: if check(firestore.get(${cfg("a")}).data); }`);
    const document = {
      n: { integerValue: "3" },
      f: { doubleValue: 1.5 },
      s: { stringValue: "x" },
      z: { nullValue: null },
      l: { arrayValue: { values: [{ stringValue: "y" }] } },
      e: { arrayValue: {} },
      m: { mapValue: { fields: { k: { booleanValue: true } } } },
      t: { timestampValue: "2030-01-01T00:00:00Z" },
      b: { bytesValue: "aGk=" },
      r: { referenceValue: "projects/p/databases/(default)/documents/a/b" },
      g: { geoPointValue: { latitude: 1, longitude: 2 } },
    };
    const client = await loadedClient(source);
    const documents = { [cfg("a")]: document };
    expect((await client.verify({ ...file, documents })).permit).toBe(true);
    await client.close();
  });

  it("ask once for each document, and only when they matter", async () => {
    const twice = `${lookUp("a")} && ${lookUp("a")} && ${lookUp("b")}`;
    const client = await loadedClient(
      guarded(`(request.auth == null || ${twice})`),
    );
    const documents = { [cfg("a")]: OPEN, [cfg("b")]: OPEN };
    const asked = await client.verify({ ...file, auth: ALICE, documents });
    expect(asked.permit).toBe(true);
    expect(asked.fetched).toEqual([cfg("a"), cfg("b")]);
    const lazy = await client.verify({ ...file, documents });
    expect(lazy.permit).toBe(true);
    expect(lazy.fetched).toEqual([]);
    await client.close();
  });

  it("write ids into the path as a URL needs them", async () => {
    const source = storageRules(
      `match /{name} { allow get: if firestore.exists(/databases/(default)/documents/cfg/$(name)); }`,
    );
    const client = await loadedClient(source);
    const odd = { path: "/b/bucket/o/a b?é", method: "get" };
    const { fetched } = await client.verify(odd);
    expect(fetched).toEqual([cfg("a%20b%3F%C3%A9")]);
    const dots = { path: "/b/bucket/o/..", method: "get" };
    expect((await client.verify(dots)).fetched).toEqual([]);
    await client.close();
  });

  it("answer requests that overlap", async () => {
    const client = await loadedClient(guarded(lookUp("a")));
    const context = (name: string) => ({
      rulesetName: "0",
      path: `/b/bucket/o/${name}`,
      method: "get",
      variables: { request: { map_value: { fields: {} } } },
    });
    client.send({ action: "verify", context: context("x"), id: 50 });
    client.send({ action: "verify", context: context("y"), id: 51 });
    const first = await client.receive();
    const second = await client.receive();
    expect([first["id"], second["id"]]).toEqual([50, 51]);
    const answer = (question: unknown, fields: object): void =>
      client.send({ id: question, status: "ok", result: { fields } });
    answer(second["server_request_id"], OPEN);
    expect(await client.receive()).toMatchObject({
      id: second["server_request_id"],
      result: { permit: true },
    });
    answer(first["server_request_id"], CLOSED);
    expect(await client.receive()).toMatchObject({
      id: first["server_request_id"],
      result: { permit: false },
    });
    await client.close();
  });
});

describe("rules that look a person up", () => {
  const source = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function isActive() {
      return firestore.get(
        /databases/(default)/documents/access/$(request.auth.uid)).data.status == 'active';
    }
    function isPicture(file) {
      return file.contentType.matches('image/(jpeg|png)') && file.size <= 10 * 1024 * 1024;
    }
    match /incoming/{uid}/{id} {
      allow create: if request.auth.uid == uid && isPicture(request.resource) && isActive();
    }
  }
}`;
  const access = "/databases/(default)/documents/access/alice";
  const active = { [access]: { status: { stringValue: "active" } } };
  const picture = { contentType: "image/png", size: 1000 };
  const upload = {
    path: "/b/bucket/o/incoming/alice/1.png",
    method: "create",
    after: picture,
    auth: ALICE,
    documents: active,
  };

  it.each([
    ["a picture of an active person", {}, true],
    ["of somebody else", { auth: { uid: "bob", token: {} } }, false],
    ["of nobody", { auth: null }, false],
    ["too large", { after: { ...picture, size: 1e8 } }, false],
    ["of another type", { after: { ...picture, contentType: "a/b" } }, false],
    ["without an access document", { documents: {} }, false],
    ["elsewhere", { path: "/b/bucket/o/other/alice/1.png" }, false],
    ["reading", { method: "get" }, false],
  ])("incoming file: %s", async (_, change, permit) => {
    const client = await loadedClient(source);
    const verdict = await client.verify({ ...upload, ...change });
    expect(verdict.permit).toBe(permit);
    await client.close();
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Authorizer } from "../contract/rules";
import type { Database } from "../contract/database";
import type { ReadRecord } from "../contract/engine";
import { StatusError } from "../contract/status";
import type { DurableEngine } from "./engine";
import {
  encodeFields,
  nameOf,
  remove,
  ROOT,
  set,
  update,
} from "./test-support/encode";
import { admin, idsOf, openDatabase, user } from "./test-support/open";

let db: Database;
let engine: DurableEngine;
beforeEach(async () => {
  ({ engine, db } = await openDatabase());
});

const ann = user("ann");
const from = [{ collectionId: "c" }];
const denied = expect.objectContaining({
  code: "PERMISSION_DENIED",
}) as unknown;

function deny(): never {
  throw new StatusError("PERMISSION_DENIED", "\nfalse for 'get' @ L1");
}
const allowAll: Authorizer = {
  get: () => undefined,
  list: () => undefined,
  commit: () => undefined,
};
const rules = (part: Partial<Authorizer>) => {
  engine.setAuthorizer("p", () => ({ ...allowAll, ...part }));
};

describe("rules", () => {
  it("are asked for every document read, every query and every listener", () => {
    const asked: string[] = [];
    rules({
      get: (_caller, name, doc) =>
        asked.push(`get ${idsOf([{ name }]).join()} ${!!doc}`),
      list: (_caller, parent, query) =>
        asked.push(`list ${parent === ROOT} ${query.from[0]?.collectionId}`),
    });
    db.commit(admin, [set("c/a", {})]);
    db.get(ann, [nameOf("c/a"), nameOf("c/b")]);
    db.query(ann, ROOT, { from });
    const structuredQuery = { from };
    db.aggregate(ann, ROOT, { structuredQuery, aggregations: [{ count: {} }] });
    db.listen(ann, { documents: [nameOf("c/a")] }, () => undefined);
    db.listen(ann, { parent: ROOT, query: { from } }, () => undefined);
    db.query(admin, ROOT, { from });
    expect(asked).toEqual([
      "get a true",
      "get b false",
      "list true c",
      "list true c",
      "get a true",
      "list true c",
    ]);
  });

  it("deny reads and listeners, but never the admin", () => {
    rules({ get: deny, list: deny });
    const documents = [nameOf("c/a")];
    const query = { from };
    const ignore = () => undefined;
    expect(() => db.get(ann, documents)).toThrow(denied);
    expect(() => db.query(ann, ROOT, query)).toThrow(denied);
    expect(() => db.listen(ann, { documents }, ignore)).toThrow(denied);
    expect(() => db.listen(ann, { parent: ROOT, query }, ignore)).toThrow(
      denied,
    );
    expect(() => db.get(admin, documents)).not.toThrow();
  });

  it("see all changes of a commit, staged, and the request time", () => {
    let seen: unknown;
    rules({
      commit: (_caller, time, changes) => {
        seen = changes.map(({ name, before, after, write }) => [
          idsOf([{ name }])[0],
          before?.fields ?? null,
          after?.fields ?? null,
          Object.keys(write)[0],
        ]);
        expect(changes[1]?.after?.fields.at).toEqual({ timestampValue: time });
      },
    });
    db.commit(admin, [set("c/old", { n: 0 })]);
    const stamped = {
      ...update("c/a", { n: 2 }),
      updateTransforms: [
        { fieldPath: "at", setToServerValue: "REQUEST_TIME" as const },
      ],
    };
    db.commit(ann, [
      set("c/a", { m: 1 }),
      stamped,
      remove("c/old"),
      { verify: nameOf("c/none"), currentDocument: { exists: false } },
    ]);
    const at = expect.anything() as unknown;
    expect(seen).toEqual([
      ["a", null, encodeFields({ m: 1 }), "update"],
      [
        "a",
        encodeFields({ m: 1 }),
        { ...encodeFields({ m: 1, n: 2 }), at },
        "update",
      ],
      ["old", encodeFields({ n: 0 }), null, "delete"],
      ["none", null, null, "verify"],
    ]);
  });

  it("deny a whole commit: nothing is applied, nobody is told", () => {
    let told = 0;
    engine.onCommit(() => (told += 1));
    rules({
      commit: (_caller, _time, changes) => {
        if (changes.some(({ name }) => name.endsWith("/forbidden"))) deny();
      },
    });
    const writes = [set("c/a", {}), set("c/forbidden", {})];
    expect(() => db.commit(ann, writes)).toThrow(denied);
    expect(db.get(admin, [nameOf("c/a")]).docs).toEqual([null]);
    expect(told).toBe(0);
    expect(() => db.batchWrite(ann, writes)).toThrow(
      "Batch writes require admin authentication.",
    );
  });

  it("come before the news that a document is missing", () => {
    rules({ commit: deny });
    expect(() => db.commit(ann, [update("c/none", { n: 1 })])).toThrow(denied);
    rules({});
    expect(() => db.commit(ann, [update("c/none", { n: 1 })])).toThrow(
      expect.objectContaining({ code: "NOT_FOUND" }),
    );
  });

  it("come before any news of a document that the caller may not read", () => {
    const { commitTime } = db.commit(admin, [set("c/a", { n: 1 })]);
    db.commit(admin, [set("c/a", { n: 2 })]);
    rules({ commit: deny, get: deny });
    for (const path of ["c/a", "c/none"])
      for (const currentDocument of [
        { exists: false },
        { exists: true },
        { updateTime: commitTime },
      ])
        expect(() =>
          db.commit(ann, [{ ...set(path, { n: 3 }), currentDocument }]),
        ).toThrow(denied);
    expect(() =>
      db.commit(admin, [
        { ...set("c/a", {}), currentDocument: { exists: false } },
      ]),
    ).toThrow(expect.objectContaining({ code: "ALREADY_EXISTS" }));
  });

  it("come after a version that is no longer the stored one", () => {
    const { commitTime } = db.commit(admin, [set("c/a", { n: 1 })]);
    db.commit(admin, [set("c/a", { n: 2 })]);
    rules({ commit: deny });
    const stale = {
      ...set("c/a", { n: 3 }),
      currentDocument: { updateTime: commitTime },
    };
    expect(() => db.commit(ann, [stale])).toThrow(
      expect.objectContaining({ code: "FAILED_PRECONDITION" }),
    );
  });

  it("are per project, with a default, and look up committed documents", () => {
    engine.setAuthorizer("default", () => ({ ...allowAll, get: deny }));
    expect(() => db.get(ann, [nameOf("c/a")])).toThrow(denied);
    engine.setAuthorizer("p", (committed) => ({
      ...allowAll,
      get: () => {
        if (committed.lookup(nameOf("users/ann")) === null) deny();
      },
    }));
    expect(() => db.get(ann, [nameOf("c/a")])).toThrow(denied);
    db.commit(admin, [set("users/ann", {})]);
    expect(() => db.get(ann, [nameOf("c/a")])).not.toThrow();
  });
});

describe("listing", () => {
  type Options = Parameters<Database["listDocuments"]>[3];
  const page = (options: Partial<Options>) =>
    db.listDocuments(admin, ROOT, "c", {
      pageSize: 0,
      pageToken: "",
      showMissing: false,
      ...options,
    });
  beforeEach(() => {
    db.commit(admin, [
      set("c/a", { n: 3, m: 1 }),
      set("c/b", { n: 1, m: 1 }),
      set("c/d", { n: 2, m: 1 }),
      set("c/missing/s/x", {}),
      set("c/a/t/y", {}),
    ]);
  });

  function pages(options: Parameters<typeof page>[0]): string[][] {
    const all: string[][] = [];
    let pageToken = "";
    do {
      const result = page({ ...options, pageToken });
      all.push(idsOf(result.docs));
      pageToken = result.nextPageToken;
    } while (pageToken !== "");
    return all;
  }

  it("pages by name, by a field and with missing documents", () => {
    expect(pages({ pageSize: 2 })).toEqual([["a", "b"], ["d"]]);
    expect(pages({ pageSize: 3 })).toEqual([["a", "b", "d"]]);
    expect(pages({ pageSize: 1, orderBy: "n desc" })).toEqual([
      ["a"],
      ["d"],
      ["b"],
    ]);
    const showMissing = true;
    expect(pages({ pageSize: 2, showMissing })).toEqual([
      ["a", "b"],
      ["d", "missing"],
    ]);
    const [, , , missing] = page({ showMissing }).docs;
    expect(missing).toEqual({ name: nameOf("c/missing") });
  });

  it("applies the mask and refuses bad options", () => {
    const [doc] = page({ mask: ["m"] }).docs;
    expect(doc).toMatchObject({ fields: encodeFields({ m: 1 }) });
    expect(() => page({ pageToken: "%%%" })).toThrow("invalid page token");
    for (const orderBy of ["n sideways", "a..b"]) {
      expect(() => page({ orderBy })).toThrow(
        `Invalid order by clause "${orderBy}".`,
      );
    }
    expect(() => page({ pageSize: -1 })).toThrow(
      "Page size must be nonnegative.",
    );
    expect(() => page({ showMissing: true, orderBy: "n" })).toThrow(
      "cannot specify an order when show_missing is true",
    );
  });

  it("goes on only with the list it began", () => {
    const { nextPageToken } = page({ pageSize: 1 });
    expect(page({ pageSize: 1, pageToken: nextPageToken }).docs).toHaveLength(
      1,
    );
    for (const other of [
      { orderBy: "n" },
      { mask: ["n"] },
      { showMissing: true },
    ]) {
      expect(() =>
        page({ pageSize: 1, pageToken: nextPageToken, ...other }),
      ).toThrow("Invalid page token.");
    }
  });

  it("lists every collection right below the parent when none is named", () => {
    db.commit(admin, [set("B/x", {}), set("d/b", {})]);
    const options = { pageSize: 4, pageToken: "", showMissing: false };
    const first = db.listDocuments(admin, ROOT, "", options);
    expect(first.docs.map(({ name }) => name.slice(ROOT.length + 1))).toEqual([
      "B/x",
      "c/a",
      "c/b",
      "c/d",
    ]);
    const { nextPageToken: pageToken } = first;
    const rest = db.listDocuments(admin, ROOT, "", { ...options, pageToken });
    expect(idsOf(rest.docs)).toEqual(["b"]);
    const missing = { ...options, showMissing: true };
    expect(() => db.listDocuments(admin, ROOT, "", missing)).toThrow(
      "collection id must be set when show_missing is true",
    );
  });

  it("gives 100 documents unless asked, and at most 300", () => {
    const many = Array.from({ length: 301 }, (_, i) => set(`m/d${i}`, {}));
    db.commit(admin, many);
    const size = (pageSize: number): number =>
      db.listDocuments(admin, ROOT, "m", {
        pageSize,
        pageToken: "",
        showMissing: false,
      }).docs.length;
    expect([size(0), size(200), size(1000)]).toEqual([100, 200, 300]);
  });

  it("names collections; metadata is for admins", () => {
    expect(db.listCollectionIds(admin, ROOT).ids).toEqual(["c"]);
    expect(db.listCollectionIds(admin, nameOf("c/missing")).ids).toEqual(["s"]);
    expect(() => db.listCollectionIds(ann, ROOT)).toThrow(
      "Metadata operations require admin authentication.",
    );
    const options = { pageSize: 1, pageToken: "", showMissing: true };
    expect(() => db.listDocuments(ann, ROOT, "c", options)).toThrow(denied);
  });
});

it("counts reads as they would be billed", () => {
  const reads: ReadRecord[] = [];
  db.commit(
    admin,
    Array.from({ length: 1500 }, (_, i) => set(`c/d${i}`, { i })),
  );
  const stop = engine.onRead((read) => reads.push(read));
  db.get(ann, [nameOf("c/d1"), nameOf("c/none"), nameOf("e/f")]);
  db.query(ann, ROOT, { from, limit: 7 });
  db.query(ann, ROOT, { from: [{ collectionId: "empty" }] });
  const structuredQuery = { from };
  db.aggregate(ann, ROOT, { structuredQuery, aggregations: [{ count: {} }] });
  const unlisten = db.listen(
    ann,
    { parent: ROOT, query: { from, limit: 3 } },
    () => undefined,
  );
  db.commit(admin, [set("c/d0", { i: -1 }), set("other/x", {})]);
  unlisten();
  db.query(admin, ROOT, { from, limit: 1 });
  stop();
  db.query(ann, ROOT, { from });
  expect(
    reads.map(({ uid, method, collection, documents }) =>
      [uid, method, collection, documents].join(" "),
    ),
  ).toEqual([
    "ann get c 2",
    "ann get e 1",
    "ann query c 7",
    "ann query empty 1",
    "ann aggregate c 2",
    "ann listen c 3",
    "ann listen c 1",
    " query c 1",
  ]);
  expect(reads.at(-1)?.admin).toBe(true);
});

import { beforeEach, expect, it } from "vitest";
import type { AuthorizerSource, Caller } from "../../contract/rules";
import type { Database } from "../../contract/database";
import type { ListenTarget } from "../../contract/listening";
import { StatusError } from "../../contract/status";
import type { DurableEngine } from "../engine";
import { nameOf, remove, ROOT, set } from "../test-support/encode";
import { admin, idsOf, openDatabase, user } from "../test-support/open";

let db: Database;
let engine: DurableEngine;
const asked: string[] = [];

/** Reads `access/<uid>` to decide, as rules do that call get(). */
function mayRead(source: AuthorizerSource, caller: Caller): void {
  const uid = caller.kind === "user" ? caller.auth?.uid : undefined;
  const name = nameOf(`access/${uid ?? ""}`);
  asked.push(uid ?? "");
  source.onLookup?.(caller, name);
  const active = source.lookup(name)?.fields["active"];
  if (active === undefined || !("booleanValue" in active)) refuse();
  else if (!active.booleanValue) refuse();
}

function refuse(): never {
  throw new StatusError("PERMISSION_DENIED", "\nfalse for 'list' @ L1");
}

beforeEach(async () => {
  asked.length = 0;
  ({ engine, db } = await openDatabase());
  engine.setAuthorizer("p", (source) => ({
    get: (caller) => mayRead(source, caller),
    list: (caller) => mayRead(source, caller),
    commit: () => undefined,
  }));
  db.commit(admin, [
    set("access/ann", { active: true }),
    set("access/bob", { active: true }),
    set("c/a", { n: 1 }),
  ]);
});

const targets: [string, ListenTarget][] = [
  ["a query", { parent: ROOT, query: { from: [{ collectionId: "c" }] } }],
  [
    "a query with a limit",
    { parent: ROOT, query: { from: [{ collectionId: "c" }], limit: 5 } },
  ],
  ["documents", { documents: [nameOf("c/a")] }],
];

/** A listener with what it was told, in order. */
function listens(uid: string, target: ListenTarget) {
  const told: string[] = [];
  db.listen(
    user(uid),
    target,
    ({ changed }) => told.push(idsOf(changed).join()),
    { onDenied: ({ code }) => told.push(code) },
  );
  return told;
}

it.each(targets)(
  "a listener to %s ends with what the rules had looked up",
  (_, target) => {
    const [ann, bob] = [listens("ann", target), listens("bob", target)];
    db.commit(admin, [set("access/ann", { active: false })]);
    db.commit(admin, [set("c/a", { n: 2 })]);
    expect(ann).toEqual(["a", "PERMISSION_DENIED"]);
    expect(bob).toEqual(["a", "a"]);
  },
);

it.each(targets)(
  "what the same commit changes is not told: %s",
  (_, target) => {
    const told = listens("ann", target);
    db.commit(admin, [
      set("c/a", { n: 2 }),
      set("access/ann", { active: false }),
    ]);
    expect(told).toEqual(["a", "PERMISSION_DENIED"]);
  },
);

it.each(targets)("a document that goes ends it as well: %s", (_, target) => {
  const told = listens("ann", target);
  db.commit(admin, [remove("access/ann")]);
  expect(told).toEqual(["a", "PERMISSION_DENIED"]);
});

it("the rules are asked again about nothing else", () => {
  listens("ann", targets[0]![1]);
  expect(asked).toEqual(["ann"]);
  db.commit(admin, [
    set("c/a", { n: 2 }),
    set("access/bob", { active: false }),
  ]);
  expect(asked).toEqual(["ann"]);
  db.commit(admin, [set("access/ann", { active: true, more: 1 })]);
  expect(asked).toEqual(["ann", "ann"]);
});

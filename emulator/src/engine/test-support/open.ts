import type { Caller } from "../../contract/rules";
import type { Doc } from "../../contract/values";
import type { StructuredQuery } from "../../contract/query";
import { createEngine } from "../engine";
import { ROOT } from "./encode";

/** Whom the rules do not concern. */
export const admin: Caller = { kind: "admin" };

/** A signed-in client. */
export const user = (uid: string): Caller => ({
  kind: "user",
  auth: { uid, token: {} },
});

/** A fresh engine in memory, its default database, and short forms of common calls. */
export async function openDatabase() {
  const engine = await createEngine();
  const db = engine.database("p", "(default)");
  const run = (query: Partial<StructuredQuery>, parent = ROOT): string[] => {
    const from = [{ collectionId: "c" }];
    return idsOf(db.query(admin, parent, { from, ...query }).docs);
  };
  const fieldsOf = (name: string) =>
    db.get(admin, [`${ROOT}/${name}`]).docs[0]?.fields;
  return { engine, db, run, fieldsOf };
}

/** The ids of documents, in their order. */
export function idsOf(docs: Pick<Doc, "name">[]): string[] {
  return docs.map(({ name }) => name.slice(name.lastIndexOf("/") + 1));
}

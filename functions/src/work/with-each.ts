import { errorCode } from "@domain/errors";
import type { Query } from "@domain/query/query";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import pMap from "p-map";
import { logFailure, startOperation } from "../edge/log";
import { inPages } from "../edge/pages";
import { compile } from "../edge/query";

/** How many records were looked at, how much was done with them, and with how many that failed. */
export interface Looked {
  looked: number;
  done: number;
  failed: number;
}

/**
 * Does something with every record that a query finds, so many at once and a page of its limit at a time, so that none is kept from its
 * turn by those before it; one that fails does not stop the others, and is in the log under this name. `work` says whether there was
 * something to do, or how much.
 */
export async function withEach(
  name: string,
  query: Query,
  work: (doc: QueryDocumentSnapshot) => Promise<boolean | number>,
  atOnce = 1,
): Promise<Looked> {
  const all: Looked = { looked: 0, done: 0, failed: 0 };
  const one = async (doc: QueryDocumentSnapshot) => {
    try {
      all.done += Number(await work(doc));
    } catch (error) {
      all.failed += 1;
      logFailure(startOperation(name, null), errorCode(error), { id: doc.id });
    }
  };
  for await (const docs of inPages(compile(query), query.limit)) {
    all.looked += docs.length;
    await pMap(docs, one, { concurrency: atOnce });
  }
  return all;
}

import { errorCode } from "@domain/errors";
import type { Query } from "@domain/query/query";
import { logFailure, startOperation } from "../edge/log";
import { compile } from "../edge/query";

/** How many records were looked at, with how many something was done, and with how many that failed. */
interface Looked {
  looked: number;
  done: number;
  failed: number;
}

/**
 * Does something with every record that a query finds, one after the other; one that fails does not stop the others, and is in the
 * log under this name. `work` says whether there was something to do.
 */
export async function withEach(
  name: string,
  query: Query,
  work: (id: string) => Promise<boolean>,
): Promise<Looked> {
  const { docs } = await compile(query).get();
  const all = { looked: docs.length, done: 0, failed: 0 };
  for (const { id } of docs)
    try {
      if (await work(id)) all.done += 1;
    } catch (error) {
      all.failed += 1;
      logFailure(startOperation(name, null), errorCode(error), { id });
    }
  return all;
}

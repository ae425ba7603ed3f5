import type { CollectionName } from "@domain/collections";
import { AppError } from "@domain/errors";
import type { Query } from "@domain/query/query";
import { backend } from "../backend";
import type { Row } from "../live-store";
import { isOnline } from "../online";

/** One answer of the server, not of what the device has kept. */
const askOnce = <C extends CollectionName>(
  query: Query<C>,
): Promise<readonly Row<C>[]> =>
  new Promise((resolve, reject) => {
    const end = backend().watch(
      query,
      ({ rows, heard, fromCache }) => {
        if (!heard || fromCache) return;
        // The first answer may come before there is an end.
        queueMicrotask(() => end());
        resolve(rows);
      },
      (code) => reject(new AppError(code)),
    );
  });

/**
 * All that a query finds, as the server has it, each once, page after page: `pageAfter` asks for the one after a
 * record (null: the first) and may begin with that record again. `told` hears how many are read. Nothing found: [].
 * Rejects AppError, "offline" without a network.
 */
export async function readPages<C extends CollectionName>(
  pageAfter: (last: Row<C> | null) => Query<C>,
  told: (count: number) => void,
): Promise<Row<C>[]> {
  const all = new Map<string, Row<C>>();
  let last: Row<C> | null = null;
  for (;;) {
    if (!isOnline()) throw new AppError("offline");
    const query: Query<C> = pageAfter(last);
    const rows: readonly Row<C>[] = await askOnce(query);
    const before = all.size;
    for (const row of rows) all.set(row.id, row);
    told(all.size);
    last = rows.at(-1) ?? null;
    if (rows.length < query.limit || all.size === before)
      return [...all.values()];
  }
}

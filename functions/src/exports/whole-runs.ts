import type { CollectionName, DocOf } from "@domain/collections";
import type { Read } from "./read";

/**
 * Pages in which records that follow each other and have one key are never parted: what corrects a record has its key, so that
 * a page tells what holds. Of the last key of a page nothing is given before the next one.
 */
export async function* wholeRuns<C extends CollectionName>(
  pages: AsyncIterable<Read<C>>,
  keyOf: (record: DocOf<C>) => string | number,
): AsyncGenerator<Read<C>> {
  let held: DocOf<C>[] = [];
  for await (const { records, looked } of pages) {
    const all = [...held, ...records];
    const last = all.at(-1);
    const from =
      last === undefined
        ? 0
        : all.findIndex((one) => keyOf(one) === keyOf(last));
    held = all.slice(from);
    yield { records: all.slice(0, from), looked };
  }
  yield { records: held, looked: 0 };
}

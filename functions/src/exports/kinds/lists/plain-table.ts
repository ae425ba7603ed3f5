import type { CollectionName, DocOf } from "@domain/collections";
import type { Query } from "@domain/query/query";
import { atOnce, countOf, readableBy } from "../../read";
import type { Cell } from "../../write/cells";
import type { Asking, Table } from "../exporter";

/** A word by its key, or what it is of what: two keys. */
type Heading = string | readonly [what: string, of: string];

/** A list whose records are a row each. */
interface PlainList<C extends CollectionName, Column extends string> {
  /** What its page asks, whatever their limits. */
  queries: readonly Query<C>[];
  /** Absent: all that somebody reads. */
  wanted?: (
    records: readonly DocOf<C>[],
  ) => readonly DocOf<C>[] | Promise<readonly DocOf<C>[]>;
  /** What is looked up by which ids before rows can be told. */
  learns?: readonly (readonly [
    { learn: (ids: readonly (string | null)[]) => Promise<void> },
    (record: DocOf<C>) => readonly (string | null)[],
  ])[];
  headings: Readonly<Record<Column, Heading>>;
  row: (record: DocOf<C>) => Record<Column, Cell>;
  /** Absent: none tells of an animal's health. */
  isOfHealth?: (record: DocOf<C>) => boolean;
  /** So many are held at once: fewer of what is large. */
  size?: number;
}

/** A list as a table, read with the right of whoever asks. */
export function plainTable<C extends CollectionName, Column extends string>(
  { session, say }: Pick<Asking, "session" | "say">,
  list: PlainList<C, Column>,
): Table {
  const { headings, wanted, learns = [], isOfHealth } = list;
  const columns = Object.keys(headings) as Column[];
  const limit = list.size ?? atOnce;
  const queries = list.queries.map((query) => ({ ...query, limit }));
  const heading = (one: Heading): string =>
    typeof one === "string"
      ? say(one)
      : say("exports.states.times", { what: say(one[0]), times: say(one[1]) });
  return {
    header: columns.map((column) => heading(headings[column])),
    total: () => countOf(queries),
    async *pages() {
      for await (const { records, looked } of readableBy(session, queries)) {
        const kept = wanted === undefined ? records : await wanted(records);
        for (const [facts, idsOf] of learns)
          await facts.learn(kept.flatMap(idsOf));
        const rows = kept.map((one) => {
          const row = list.row(one);
          return columns.map((column) => row[column]);
        });
        yield {
          rows,
          looked,
          ofHealth: isOfHealth !== undefined && kept.some(isOfHealth),
        };
      }
    },
  };
}

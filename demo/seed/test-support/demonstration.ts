import { demoDocuments } from "../documents";

/** A fixed moment: a Friday afternoon, Paris winter time. */
export const now = new Date("2026-11-20T13:20:00Z");

/** The demonstration at that moment. */
export const documents = demoDocuments(now);

/** The documents of a top-level collection, by id. */
export const inCollection = (name: string) =>
  new Map(
    documents
      .map(({ path, data }) => [path.split("/"), data] as const)
      .filter(([parts]) => parts.length === 2 && parts[0] === name)
      .map(([parts, data]) => [parts[1] ?? "", data] as const),
  );

/** The same, parsed. */
export const parsed = <T>(
  name: string,
  schema: { parse: (data: unknown) => T },
): T[] => [...inCollection(name).values()].map((data) => schema.parse(data));

/** Those of the first establishment. */
export const ofFirst = <T extends { zooId: string }>(all: readonly T[]): T[] =>
  all.filter(({ zooId }) => zooId === "sentinelle");

import type {
  Aggregations,
  Code,
  Data,
  Query,
  WriteOp,
} from "../../format/scenario";
import { fieldPath, pathText } from "../../format/field-path";
import type { SeenDocument } from "../client";
import { ask, type Connection, encoded } from "./connection";
import { aggregationQuery, sourceOf, structuredQuery } from "./query";
import { fieldsFromWire, fieldsToWire, type Names, type Wire } from "./values";
import { toWrite } from "./writes";

interface WireDocument {
  name: string;
  fields?: Record<string, Wire>;
  createTime?: string;
  updateTime?: string;
}

function seen(names: Names, document: WireDocument): SeenDocument {
  return {
    path: document.name.slice(names.documents.length + 1),
    data: fieldsFromWire(names, document.fields),
    createTime: document.createTime,
    updateTime: document.updateTime,
  };
}

/** Documents in the order of the paths; a missing one has no data. */
export async function getAll(
  connection: Connection,
  paths: string[],
  options: { transaction?: string; select?: string[] } = {},
): Promise<SeenDocument[]> {
  const { names } = connection;
  const { transaction, select } = options;
  const answer = (await ask(connection, "POST", `${names.documents}:batchGet`, {
    documents: paths.map((path) => `${names.documents}/${path}`),
    ...(transaction === undefined ? {} : { transaction }),
    ...(select === undefined
      ? {}
      : {
          mask: { fieldPaths: select.map((path) => pathText(fieldPath(path))) },
        }),
  })) as { found?: WireDocument; missing?: string }[];
  const found = answer.map(({ found: document, missing = "" }) =>
    document
      ? seen(names, document)
      : { path: missing.slice(names.documents.length + 1), data: null },
  );
  return paths.flatMap((path) => found.find((one) => one.path === path) ?? []);
}

/** The documents a query finds. */
export async function runQuery(
  connection: Connection,
  query: Query,
  transaction?: string,
): Promise<SeenDocument[]> {
  const { names } = connection;
  const { parent } = sourceOf(query, "");
  const at = parent === "" ? "" : `/${encoded(parent)}`;
  const answer = (await ask(
    connection,
    "POST",
    `${names.documents}${at}:runQuery`,
    {
      structuredQuery: structuredQuery(names, query),
      ...(transaction === undefined ? {} : { transaction }),
    },
  )) as { document?: WireDocument }[];
  return answer.flatMap(({ document }) =>
    document ? [seen(names, document)] : [],
  );
}

/** Aggregates by alias. */
export async function aggregate(
  connection: Connection,
  query: Query,
  values: Aggregations,
): Promise<Data> {
  const { names } = connection;
  const { parent } = sourceOf(query, "");
  const at = parent === "" ? "" : `/${encoded(parent)}`;
  const answer = (await ask(
    connection,
    "POST",
    `${names.documents}${at}:runAggregationQuery`,
    { structuredAggregationQuery: aggregationQuery(names, query, values) },
  )) as { result?: { aggregateFields?: Record<string, Wire> } }[];
  return fieldsFromWire(names, answer[0]?.result?.aggregateFields);
}

/** All of the writes or none. */
export async function commit(
  connection: Connection,
  writes: WriteOp[],
  transaction?: string,
): Promise<void> {
  const { names } = connection;
  await ask(connection, "POST", `${names.documents}:commit`, {
    writes: writes.map((op) => toWrite(names, op)),
    ...(transaction === undefined ? {} : { transaction }),
  });
}

const codeNames: Record<number, Code> = {
  3: "INVALID_ARGUMENT",
  5: "NOT_FOUND",
  6: "ALREADY_EXISTS",
  7: "PERMISSION_DENIED",
  9: "FAILED_PRECONDITION",
  10: "ABORTED",
};

/** Each write on its own; a status for each. */
export async function bulk(
  connection: Connection,
  writes: WriteOp[],
): Promise<(Code | "OK")[]> {
  const { names } = connection;
  const answer = (await ask(
    connection,
    "POST",
    `${names.documents}:batchWrite`,
    {
      writes: writes.map((op) => toWrite(names, op)),
    },
  )) as { status: { code?: number }[] };
  return answer.status.map(({ code }) =>
    code ? (codeNames[code] ?? "ABORTED") : "OK",
  );
}

/** Paths of the documents of a collection, missing parents too. */
export async function listDocuments(
  connection: Connection,
  collection: string,
) {
  const { names } = connection;
  const answer = (await ask(
    connection,
    "GET",
    `${names.documents}/${encoded(collection)}?showMissing=true&pageSize=300`,
  )) as { documents?: WireDocument[] };
  return (answer.documents ?? []).map(({ name }) =>
    name.slice(names.documents.length + 1),
  );
}

/** The path of a document with an id of the service. */
export async function addDocument(
  connection: Connection,
  collection: string,
  data: Data,
) {
  const { names } = connection;
  const made = (await ask(
    connection,
    "POST",
    `${names.documents}/${encoded(collection)}`,
    {
      fields: fieldsToWire(names, data),
    },
  )) as WireDocument;
  return made.name.slice(names.documents.length + 1);
}

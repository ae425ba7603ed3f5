import { sentTo } from "../../rules/sent";
import type { Asked } from "./over-http";
import { restFields, restValue } from "./over-http";

// What is asked of Firestore's REST address, in a word.

/** A document in the place of another. */
export const set = (at: string, values: object): Asked => ({
  method: "PATCH",
  at,
  body: restFields(values),
});
/** Some fields of a document. */
export const some = (at: string, values: object): Asked => ({
  ...set(at, values),
  at: `${at}?${Object.keys(values)
    .map((field) => `updateMask.fieldPaths=${field}`)
    .join("&")}`,
});
export const erase = (at: string): Asked => ({ method: "DELETE", at });
export const make = (at: string, values: object): Asked => ({
  method: "POST",
  at,
  body: restFields(values),
});

/** The full name of a document. */
export const nameOf = (project: string, path: string) =>
  `projects/${project}/databases/(default)/documents${path}`;

export const commit = (
  project: string,
  at: string,
  write: (name: string) => object,
  how: "commit" | "batchWrite" = "commit",
): Asked => ({
  method: "POST",
  at: `:${how}`,
  body: { writes: [write(nameOf(project, at))] },
});

const byServer = (fieldPath: string) => ({
  fieldPath,
  setToServerValue: "REQUEST_TIME",
});
const stamp = (by: string) => ({
  schemaVersion: 1,
  updatedBy: by,
  operationId: "operation-1",
});

/** A new record with the stamp of the product's own write module: what is wrong with it is its values alone. */
export const stampedNew = (
  project: string,
  at: string,
  by: string,
  values: object,
): Asked =>
  commit(project, at, (name) => ({
    update: {
      name,
      ...restFields({
        ...sentTo(at.slice(1), values),
        ...stamp(by),
        createdBy: by,
      }),
    },
    updateTransforms: ["createdAt", "updatedAt"].map(byServer),
    currentDocument: { exists: false },
  }));

/** A change with that stamp. */
export const stampedChange = (
  project: string,
  at: string,
  by: string,
  values: object,
): Asked =>
  commit(project, at, (name) => {
    const fields = { ...values, ...stamp(by) };
    return {
      update: { name, ...restFields(fields) },
      updateMask: { fieldPaths: Object.keys(fields).map(quoted) },
      updateTransforms: [byServer("updatedAt")],
      currentDocument: { exists: true },
    };
  });

const quoted = (field: string) =>
  /^[A-Za-z_]\w*$/u.test(field) ? field : `\`${field}\``;

/** A condition of a query. */
export const is = (field: string, op: string, value: unknown) => ({
  fieldFilter: {
    field: { fieldPath: field },
    op,
    value: restValue(value),
  },
});
export const equals = (field: string, value: unknown) =>
  is(field, "EQUAL", value);
export const all = (...filters: object[]) => ({
  compositeFilter: { op: "AND", filters },
});

export const query = (
  from: object,
  where?: object,
  more: object = { limit: 5 },
): Asked => ({
  method: "POST",
  at: ":runQuery",
  body: {
    structuredQuery: {
      from: [from],
      ...(where !== undefined && { where }),
      ...more,
    },
  },
});
export const queryBelow = (
  at: string,
  collectionId: string,
  where?: object,
): Asked => ({
  ...query({ collectionId }, where),
  at: `${at}:runQuery`,
});
export const count = (from: object, where?: object): Asked => ({
  method: "POST",
  at: ":runAggregationQuery",
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [from], ...(where !== undefined && { where }) },
      aggregations: [{ alias: "n", count: {} }],
    },
  },
});
/** Several documents at once. */
export const together = (
  project: string,
  paths: readonly string[],
  more: object = {},
): Asked => ({
  method: "POST",
  at: ":batchGet",
  body: { documents: paths.map((path) => nameOf(project, path)), ...more },
});

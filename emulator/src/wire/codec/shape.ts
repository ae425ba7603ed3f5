import protobuf from "protobufjs";
import { StatusError } from "../../contract/status";
import { isJson, type Json } from "./json";

const { Enum, MapField, Type } = protobuf;
type Field = protobuf.Field;
type Type = protobuf.Type;

/** Fields without which a message says nothing, as the definitions cannot tell. */
const required: Readonly<Record<string, readonly string[]>> = {
  UpdateDocumentRequest: ["document"],
  RunQueryRequest: ["structuredQuery"],
  RunAggregationQueryRequest: ["structuredAggregationQuery"],
  QueryTarget: ["parent", "structuredQuery"],
  StructuredAggregationQuery: ["structuredQuery"],
  CompositeFilter: ["op"],
  FieldFilter: ["field", "op", "value"],
  UnaryFilter: ["field", "op"],
  Order: ["field"],
  FieldReference: ["fieldPath"],
  FieldTransform: ["fieldPath"],
  Sum: ["field"],
  Avg: ["field"],
};

/** Messages that must be one of their kinds. */
const choices: Readonly<Record<string, string>> = {
  Value: "valueType",
  Filter: "filterType",
  Aggregation: "operator",
  FieldTransform: "transformType",
  Write: "operation",
};

/** How the service words what is missing, where that is known. */
const wording: Readonly<Record<string, string>> = {
  "CompositeFilter.op": "Unsupported CompositeFilter operator.",
  "FieldFilter.op": "Unknown FieldFilter operator.",
  "UnaryFilter.op": "Unknown UnaryFilter operator.",
  "FieldReference.fieldPath": "Invalid empty property path string.",
  "Sum.field": "Invalid empty property path string.",
  "Avg.field": "Invalid empty property path string.",
  "Aggregation.operator": "Operator field in Aggregation is not set.",
  "Value.valueType": "Cannot convert firestore.v1.Value with type unset.",
};

const refused = (message: string) =>
  new StatusError("INVALID_ARGUMENT", message);

const missing = (what: string, otherwise = `${what} is required.`) =>
  refused(wording[what] ?? otherwise);

function checkChoices(type: Type, json: Json): void {
  for (const oneof of type.oneofsArray) {
    const given = oneof.fieldsArray.filter(({ name }) => name in json);
    if (given.length > 1)
      throw refused(`${type.name} is more than one of its kinds.`);
    if (given.length === 0 && choices[type.name] === oneof.name)
      throw missing(
        `${type.name}.${oneof.name}`,
        `${type.name} is none of its kinds.`,
      );
  }
}

function checkField(field: Field, value: unknown): void {
  const type = field.resolvedType;
  if (type instanceof Enum && typeof value === "number")
    throw refused(`${field.name} has no value ${value}.`);
  if (type instanceof Type && isJson(value)) checkShape(type, value);
}

/**
 * Checks that a normalised message has what its readers count on; INVALID_ARGUMENT otherwise. The
 * fields of documents are left to whoever writes them.
 */
export function checkShape(type: Type, json: Json): void {
  if (type.name === "Document") return;
  for (const name of required[type.name] ?? [])
    if (!(name in json)) throw missing(`${type.name}.${name}`);
  checkChoices(type, json);
  for (const field of type.fieldsArray) {
    const value = json[field.name];
    if (value === undefined) continue;
    if (field instanceof MapField) {
      const values = isJson(value) ? Object.values(value) : [];
      for (const one of values) checkField(field, one);
    } else if (Array.isArray(value)) {
      for (const one of value) checkField(field, one);
    } else checkField(field, value);
  }
}

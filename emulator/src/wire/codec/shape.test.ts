import { describe, expect, it } from "vitest";
import type { Json } from "./json";
import { messageType } from "./proto";
import { checkShape } from "./shape";

const refusal = (type: string, json: Json) => () =>
  checkShape(messageType(type), json);

describe("a message that lacks something", () => {
  it.each<[string, Json, string]>([
    [
      "StructuredQuery.CompositeFilter",
      { filters: [] },
      "Unsupported CompositeFilter operator.",
    ],
    [
      "StructuredQuery.FieldFilter",
      { field: { fieldPath: "a" }, value: { nullValue: null } },
      "Unknown FieldFilter operator.",
    ],
    [
      "StructuredQuery.UnaryFilter",
      { field: { fieldPath: "a" } },
      "Unknown UnaryFilter operator.",
    ],
    [
      "StructuredAggregationQuery.Aggregation",
      { alias: "n" },
      "Operator field in Aggregation is not set.",
    ],
    [
      "StructuredAggregationQuery.Aggregation",
      { sum: {} },
      "Invalid empty property path string.",
    ],
    ["Value", {}, "Cannot convert firestore.v1.Value with type unset."],
    ["Write", {}, "Write is none of its kinds."],
    [
      "UpdateDocumentRequest",
      {},
      "UpdateDocumentRequest.document is required.",
    ],
  ])("is refused in the words of the service: %s", (type, json, message) => {
    expect(refusal(type, json)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message }),
    );
  });

  it("is taken when it has what its readers count on", () => {
    const field = { fieldPath: "a" };
    expect(
      refusal("StructuredQuery.UnaryFilter", { field, op: "IS_NULL" }),
    ).not.toThrow();
  });
});

import { describe, expect, it } from "vitest";
import { StatusError } from "../../contract/status";
import { decode, encode, fromJson, normalise } from "./codec";
import { firestoreRpcs, messageType } from "./proto";

const value = messageType("Value");
const query = messageType("StructuredQuery");

describe("normalise", () => {
  it.each([[null], ["NULL_VALUE"], [0]])("reads nullValue %j", (spelling) => {
    expect(normalise(value, { nullValue: spelling })).toEqual({
      nullValue: null,
    });
  });

  it("fills in the lists and maps that clients leave out", () => {
    expect(normalise(value, { arrayValue: {} })).toEqual({
      arrayValue: { values: [] },
    });
    expect(normalise(value, { mapValue: {} })).toEqual({
      mapValue: { fields: {} },
    });
  });

  it("reads enums by number and by name", () => {
    const filter = (op: unknown) => ({
      where: {
        fieldFilter: {
          field: { fieldPath: "a" },
          op,
          value: { integerValue: 1 },
        },
      },
    });
    expect(normalise(query, filter(5))).toEqual(
      normalise(query, filter("EQUAL")),
    );
    expect(normalise(query, filter(5))).toMatchObject({
      where: { fieldFilter: { op: "EQUAL", value: { integerValue: "1" } } },
    });
  });

  it("leaves out an enum that is unspecified", () => {
    const ordered = normalise(query, {
      orderBy: [{ field: { fieldPath: "a" }, direction: 0 }],
    });
    expect(ordered["orderBy"]).toEqual([{ field: { fieldPath: "a" } }]);
  });

  it.each([[5], [{ value: 5 }]])("reads the limit %j", (limit) => {
    expect(normalise(query, { limit })["limit"]).toBe(5);
  });

  it("cuts nanoseconds to six digits and writes all six", () => {
    const at = (timestampValue: unknown) =>
      normalise(value, { timestampValue });
    expect(at("2026-01-02T03:04:05.123456789Z")).toEqual({
      timestampValue: "2026-01-02T03:04:05.123456Z",
    });
    expect(at("2026-01-02T03:04:05+01:00")).toEqual({
      timestampValue: "2026-01-02T02:04:05.000000Z",
    });
    expect(at({ seconds: "-1", nanos: 5000 })).toEqual({
      timestampValue: "1969-12-31T23:59:59.000005Z",
    });
  });

  it("keeps the numbers JSON has no word for", () => {
    for (const doubleValue of ["NaN", "Infinity", "-Infinity"])
      expect(normalise(value, { doubleValue })).toEqual({ doubleValue });
  });

  it("keeps values that are the default of their type", () => {
    expect(normalise(value, { booleanValue: false })).toEqual({
      booleanValue: false,
    });
    expect(normalise(value, { stringValue: "" })).toEqual({ stringValue: "" });
    expect(normalise(value, { integerValue: "-0" })).toEqual({
      integerValue: "0",
    });
  });

  it("knows the verify operation", () => {
    const write = messageType("Write");
    expect(normalise(write, { verify: "n" })["verify"]).toBe("n");
  });

  it.each([
    { nope: 1 },
    { integerValue: "1.5" },
    { integerValue: "9223372036854775808" },
    { booleanValue: "true" },
    { arrayValue: { values: {} } },
    { timestampValue: "yesterday" },
    7,
  ])("refuses %j", (json) => {
    expect(() => normalise(value, json)).toThrow(StatusError);
  });
});

describe("protobuf", () => {
  it("gives back what it was given, nested and of every kind", () => {
    const doc = {
      name: "projects/p/databases/(default)/documents/c/d",
      fields: {
        all: {
          arrayValue: {
            values: [
              { nullValue: null },
              { booleanValue: false },
              { integerValue: "-9223372036854775808" },
              { doubleValue: 0.1 },
              { doubleValue: "NaN" },
              { timestampValue: "0001-01-01T00:00:00.000001Z" },
              { stringValue: "é\u{1f98a}" },
              { bytesValue: "AP8=" },
              { referenceValue: "r" },
              { geoPointValue: { latitude: -1.5, longitude: 0 } },
              { mapValue: { fields: { "": { stringValue: "" } } } },
            ],
          },
        },
      },
      createTime: "2026-01-02T03:04:05.000001Z",
      updateTime: "2026-01-02T03:04:05.999999Z",
    };
    const type = messageType("Document");
    expect(decode(type, encode(type, doc))).toEqual(doc);
  });

  it("finds the streaming kind of every method", () => {
    const kinds = new Map(
      firestoreRpcs().map((rpc) => [
        rpc.name,
        [rpc.requestStream, rpc.responseStream],
      ]),
    );
    expect(kinds.get("Listen")).toEqual([true, true]);
    expect(kinds.get("RunQuery")).toEqual([false, true]);
    expect(kinds.get("Commit")).toEqual([false, false]);
  });

  it("accepts snake case, as protobuf's JSON does", () => {
    expect(fromJson(messageType("Target"), { target_id: 3 })).toEqual({
      targetId: 3,
    });
  });
});

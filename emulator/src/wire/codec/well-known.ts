import { isJson, type Json } from "./json";
import { notPayload } from "./not-payload";

/** `3.5s` */
function durationFromJson(value: unknown): Json {
  const text = typeof value === "string" ? value : "";
  const [, whole, part = ""] = /^(\d+)(?:\.(\d{1,9}))?s$/.exec(text) ?? [];
  if (whole === undefined) throw notPayload();
  return { seconds: whole, nanos: Number(part.padEnd(9, "0")) };
}

/** A map of texts, numbers, booleans and such maps; what we answer has no others. */
function structFromJson(value: unknown): Json {
  if (!isJson(value)) throw notPayload();
  const entries = Object.entries(value).map(([key, one]) => {
    if (typeof one === "string") return [key, { stringValue: one }];
    if (typeof one === "number") return [key, { numberValue: one }];
    if (typeof one === "boolean") return [key, { boolValue: one }];
    return [key, { structValue: structFromJson(one) }];
  });
  return { fields: Object.fromEntries(entries) as Json };
}

/** Messages that ProtoJSON writes in a way of their own, as something protobufjs can encode. */
export const wellKnown: Readonly<
  Record<string, ((value: unknown) => Json) | undefined>
> = {
  ".google.protobuf.Duration": durationFromJson,
  ".google.protobuf.Struct": structFromJson,
};

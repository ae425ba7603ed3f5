import { notPayload } from "./not-payload";

function bytesToJson(value: unknown): string {
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString(
        "base64",
      )
    : "";
}

const numberToJson = (value: unknown): unknown =>
  typeof value === "number" && !Number.isFinite(value) ? String(value) : value;

/** How a scalar of this protobuf type is written in ProtoJSON. */
export function scalarToJson(type: string): (value: unknown) => unknown {
  if (type.endsWith("64")) return String;
  return type === "bytes" ? bytesToJson : numberToJson;
}

const integerFromJson =
  (isLong: boolean) =>
  (value: unknown): unknown => {
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text !== "string" || !/^[+-]?\d{1,20}$/.test(text))
      throw notPayload();
    if (!isLong) {
      const small = Number(text);
      if ((small | 0) !== small) throw notPayload();
      return small;
    }
    const whole = BigInt(text);
    if (BigInt.asIntN(64, whole) !== whole) throw notPayload();
    return String(whole);
  };

function doubleFromJson(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") throw notPayload();
  const number = Number(value);
  if (Number.isNaN(number) && value !== "NaN") throw notPayload();
  return number;
}

/** Half a pair of UTF-16, which JSON can escape, is no character and has no UTF-8. */
export function textFromJson(value: unknown): string {
  if (typeof value !== "string" || /\p{Surrogate}/u.test(value))
    throw notPayload();
  return value;
}

function booleanFromJson(value: unknown): boolean {
  if (typeof value !== "boolean") throw notPayload();
  return value;
}

function bytesFromJson(value: unknown): Buffer {
  if (typeof value !== "string") throw notPayload();
  return Buffer.from(value, "base64");
}

/** How ProtoJSON is read as a scalar of this protobuf type; what is none is refused. */
export function scalarFromJson(type: string): (value: unknown) => unknown {
  switch (type) {
    case "bool":
      return booleanFromJson;
    case "string":
      return textFromJson;
    case "bytes":
      return bytesFromJson;
    case "double":
    case "float":
      return doubleFromJson;
    default:
      return integerFromJson(type.endsWith("64"));
  }
}

import type { Fields, Value } from "../../contract/values";

/** Rebuilds a value only when something in it changes. */
function normalized(value: Value): Value {
  if ("doubleValue" in value) {
    return Object.is(value.doubleValue, -0) ? { doubleValue: 0 } : value;
  }
  if ("mapValue" in value) {
    const fields = unsignedZeros(value.mapValue.fields);
    return fields === value.mapValue.fields ? value : { mapValue: { fields } };
  }
  if ("arrayValue" in value) {
    const { values } = value.arrayValue;
    const kept = values.map(normalized);
    return kept.every((item, i) => item === values[i])
      ? value
      : { arrayValue: { values: kept } };
  }
  return value;
}

/** The fields with every negative zero made a zero; the same object when there is none. */
export function unsignedZeros(fields: Fields): Fields {
  const changed: [string, Value][] = [];
  for (const [key, value] of Object.entries(fields)) {
    const kept = normalized(value);
    if (kept !== value) changed.push([key, kept]);
  }
  return changed.length === 0
    ? fields
    : { ...fields, ...Object.fromEntries(changed) };
}

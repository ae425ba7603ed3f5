/** Whether a value is a map of fields, as stored or as JSON: no list and no instant. */
export const isMap = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date);

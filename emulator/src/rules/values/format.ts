import { timestampText } from "./time";
import type { RulesValue } from "./value";

const formatItems = (items: readonly RulesValue[]): string =>
  items.map(formatValue).join(", ");

const formatEntries = (entries: ReadonlyMap<string, RulesValue>): string =>
  [...entries]
    .map(([key, value]) => `${JSON.stringify(key)}: ${formatValue(value)}`)
    .join(", ");

/** A value as `debug()` shows it, close to how it is written in rules. */
export function formatValue(value: RulesValue): string {
  switch (value.kind) {
    case "null":
      return "null";
    case "bool":
    case "int":
    case "float":
    case "numeric":
      return String(value.value);
    case "string":
      return JSON.stringify(value.value);
    case "bytes":
      return `bytes(${value.value.toString("base64")})`;
    case "list":
      return `[${formatItems(value.items)}]`;
    case "set":
      return `set(${formatItems(value.items)})`;
    case "map":
      return `{${formatEntries(value.entries)}}`;
    case "path":
      return `/${value.segments.join("/")}`;
    case "timestamp":
      return timestampText(value.nanos);
    case "duration":
      return `${String(value.nanos)}ns`;
    case "latlng":
      return `latlng(${String(value.latitude)}, ${String(value.longitude)})`;
    default:
      return value.kind;
  }
}

import { entryOf, type CollectionName } from "@domain/collections";
import type { Write } from "@domain/record/types";
import { AppError } from "@domain/errors";
import type { OutboxEntry } from "./entry";

type Via = OutboxEntry["via"];

const isDirect = ({ kind }: Write) => kind === "field" || kind === "log";
const fieldsOf = (writes: readonly Write[]): ReadonlySet<string> =>
  new Set(writes.flatMap(({ fields }) => fields));

/**
 * How a record is made or changed, and which of the fields people give: straight to the store where
 * every field belongs to such an action, wholly through the desk where one does not. Throws
 * "invalid-input" for fields that no action of these kinds writes.
 */
export function writeKind(
  collection: CollectionName,
  kind: "create" | "patch",
  given: readonly string[],
): { via: Via; fields: ReadonlySet<string> } {
  const { create, ...rest } = entryOf(collection).writes;
  const writes = (kind === "create" ? [create] : Object.values(rest)).filter(
    (write) => write !== undefined,
  );
  const direct = fieldsOf(writes.filter(isDirect));
  const all = fieldsOf(
    writes.filter((write) => isDirect(write) || write.kind === "desk"),
  );
  const people = given.filter((field) => all.has(field));
  if (people.length === 0)
    throw new AppError("invalid-input", { collection, fields: given });
  const via = people.every((field) => direct.has(field)) ? "store" : "desk";
  return { via, fields: all };
}

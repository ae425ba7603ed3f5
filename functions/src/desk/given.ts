import { deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import type { RecordChange } from "@domain/record/save";

/** Throws "invalid-input" for a new record that lacks what whoever makes it has to say. */
export function checkGiven({ collection, kind, values }: RecordChange): void {
  if (kind !== "create") return;
  const missing = (deskOf(collection).given ?? []).filter(
    (field) => (values[field] ?? null) === null,
  );
  if (missing.length > 0)
    throw new AppError("invalid-input", {
      fields: missing.map((field) => `${field}:required`),
    });
}

import { metaKeys } from "@domain/schema/fields";
import { stored } from "../../../rules/harness";

/** The fields of a record without those of its stamp. */
export const values = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored(record)).filter(([key]) => !metaKeys.includes(key)),
  );

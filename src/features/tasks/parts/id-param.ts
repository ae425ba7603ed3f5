import { idSchema } from "@domain/schema/fields";

/** An id that the address holds; null for none, and for what can be no id. */
export function idParam(params: URLSearchParams, name: string): string | null {
  return idSchema.nullable().catch(null).parse(params.get(name));
}

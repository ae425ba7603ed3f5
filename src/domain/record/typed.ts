import type { Derivation, DeriveContext, Values } from "./types";

/**
 * A derivation of a record of type T: `of` takes the fields it names, as the schema reads them.
 *
 * @example deriving<Task>()("dueAtUnix", ["dueAt"], ({ dueAt }) => dueAt.getTime())
 */
export function deriving<T extends object>() {
  return <F extends keyof T & string, S extends keyof T & string>(
    field: F,
    from: readonly S[],
    of: (known: Pick<T, S>, context: DeriveContext) => T[F],
  ): Derivation & { field: F } => ({
    field,
    from,
    of: (known: Values, context) => of(known as Pick<T, S>, context),
  });
}

import type * as z from "zod";
import { accountCallables } from "./callables/accounts";
import { establishmentCallables } from "./callables/establishment";
import { fileCallables } from "./callables/files";
import { measureCallables } from "./callables/measures";
import { ownAccountCallables } from "./callables/own-account";
import { recordCallables } from "./callables/records";
import { referenceCallables } from "./callables/reference";
import { serviceCallables } from "./callables/service";
import { workCallables } from "./callables/work";

/**
 * The table of callables: input, output, and the permission asked before the payload is looked at
 * (null: it follows from the payload).
 * The browser's `call()` and the server's `defineCallable()` both read it.
 */
export const callables = {
  ...recordCallables,
  ...establishmentCallables,
  ...workCallables,
  ...measureCallables,
  ...fileCallables,
  ...accountCallables,
  ...ownAccountCallables,
  ...referenceCallables,
  ...serviceCallables,
} as const;

export type CallableName = keyof typeof callables;
export type CallableInput<N extends CallableName> = z.input<
  (typeof callables)[N]["input"]
>;
export type CallableOutput<N extends CallableName> = z.infer<
  (typeof callables)[N]["output"]
>;

/** What every callable answers: the data, or a code of the error table with what is known about it. */
export type Answer<T> =
  | { success: true; data: T }
  | {
      success: false;
      error: string;
      details?: Readonly<Record<string, unknown>>;
    };

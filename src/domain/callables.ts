import * as z from "zod";
import type { Action, Resource } from "./access/matrix";
import { saveRecordsInput, saveRecordsOutput } from "./record/save";
import { idSchema } from "./schema/fields";
import { teamSchema } from "./sector/sector";

/** A record that stands in the way of a removal. */
export const blockerSchema = z.object({
  kind: z.enum(["animals", "enclosures", "tasks", "taskTemplates"]),
  id: z.string(),
  name: z.string(),
});
export type Blocker = z.infer<typeof blockerSchema>;

export const removableKinds = ["sectors", "enclosures", "animals"] as const;
export type RemovableKind = (typeof removableKinds)[number];

/**
 * The table of callables: input, output, and the permission asked before the payload is looked at
 * (null: it follows from the payload).
 * The browser's `call()` and the server's `defineCallable()` both read it.
 */
export const callables = {
  /** Makes and changes records, all or none: what people set up in forms. A failure's details are a `SaveFailure`. */
  saveRecords: {
    input: saveRecordsInput,
    output: saveRecordsOutput,
    needs: null,
  },
  /** Replaces the four lists of a sector and the access of everybody who enters or leaves it. */
  setSectorTeam: {
    input: z.object({ sectorId: idSchema, team: teamSchema }),
    output: z.object({ sectorId: idSchema }),
    needs: need("sectors", "team"),
  },
  /** Removes an empty record, or answers what it still holds. An animal is archived for ten years. */
  removeRecord: {
    input: z.object({ kind: z.enum(removableKinds), id: idSchema }),
    output: z.object({
      removed: z.boolean(),
      blockers: z.array(blockerSchema),
    }),
    needs: need("enclosures", "remove"),
  },
} as const satisfies Record<string, CallableEntry>;

interface CallableEntry {
  input: z.ZodObject;
  output: z.ZodObject;
  needs: Need | null;
}
export interface Need<R extends Resource = Resource> {
  resource: R;
  action: string;
}

function need<R extends Resource>(resource: R, action: Action<R>): Need<R> {
  return { resource, action };
}

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

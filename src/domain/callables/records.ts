import { removeRecordInput, removeRecordOutput } from "../removal/callables";
import { saveRecordsInput, saveRecordsOutput } from "../record/save";
import {
  importObservationsInput,
  importObservationsOutput,
  importObservationsSeconds,
} from "../observation/transfer/import/callable";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** What is made, changed and removed, whatever it is. */
export const recordCallables = {
  /** Makes and changes records, all or none: what people set up in forms. A failure's details are a `SaveFailure`. */
  saveRecords: {
    input: saveRecordsInput,
    output: saveRecordsOutput,
    needs: null,
  },
  /**
   * Removes an empty record, or restores it; else answers what stands in the way: some of it, and how
   * much. `removed` says what the record is now. An animal is archived for ten years.
   */
  removeRecord: {
    input: removeRecordInput,
    output: removeRecordOutput,
    needs: need("enclosures", "remove"),
  },
  /** Makes closed sessions of observation out of a file; those that are there stay as they are. */
  importObservations: {
    input: importObservationsInput,
    output: importObservationsOutput,
    needs: need("obsSessions", "create"),
    seconds: importObservationsSeconds,
  },
} as const satisfies Record<string, CallableEntry>;

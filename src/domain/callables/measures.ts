import {
  importMeasuresInput,
  importMeasuresOutput,
  importSeconds,
} from "../measures/import/callables";
import {
  discardReadingsInput,
  discardReadingsOutput,
  discardSeconds,
} from "../measures/discard/discard";
import * as sources from "../measures/ingest/callables";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** Who sends readings, and what is taken in of files. */
export const measureCallables = {
  /** Makes who may send readings, with a secret that is said once. */
  createSource: {
    input: sources.createSourceInput,
    output: sources.createSourceOutput,
    needs: need("sensorSources", "create"),
  },
  /** What a source feeds, and when it is expected; or puts it away, or takes it out again. */
  changeSource: {
    input: sources.changeSourceInput,
    output: sources.changeSourceOutput,
    needs: need("sensorSources", "change"),
  },
  /** Makes another secret, said once; the one before is worth nothing. */
  renewSecret: {
    input: sources.renewSecretInput,
    output: sources.renewSecretOutput,
    needs: need("sensorSources", "change"),
  },
  /** Takes nothing of a source any more, until it has another secret. */
  revokeSource: {
    input: sources.revokeSourceInput,
    output: sources.revokeSourceOutput,
    needs: need("sensorSources", "change"),
  },
  /** Takes what a source sent of a stretch of time out again; not confirmed, it says how many readings these are. */
  discardReadings: {
    input: discardReadingsInput,
    output: discardReadingsOutput,
    needs: need("sensorSources", "change"),
    seconds: discardSeconds,
  },
  /** Keeps values of a file, of one parameter at one place; the same again are kept once. */
  importMeasures: {
    input: importMeasuresInput,
    output: importMeasuresOutput,
    needs: need("environmentalParameters", "change"),
    seconds: importSeconds,
  },
} as const satisfies Record<string, CallableEntry>;

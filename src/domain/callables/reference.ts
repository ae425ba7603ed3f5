import * as sync from "../sync/callables";
import * as taxonomy from "../taxonomy/callables";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** The species base, and long work on the reference data. */
export const referenceCallables = {
  /** Puts a species under review, or ends that. */
  reviewSpecie: {
    input: taxonomy.reviewSpecieInput,
    output: taxonomy.reviewSpecieOutput,
    needs: need("taxonomy", "review"),
  },
  /** Merges a duplicate into the species, family or order that stays; what does not fit into the call goes on by itself. */
  mergeTaxa: {
    input: taxonomy.mergeTaxaInput,
    output: taxonomy.mergeTaxaOutput,
    needs: need("taxonomy", "remove"),
  },
  /** What is missing or contradictory in the species base; it reads every species. */
  checkTaxonomy: {
    input: taxonomy.checkTaxonomyInput,
    output: taxonomy.checkTaxonomyOutput,
    needs: need("taxonomy", "change"),
  },
  /** Asks the provider's sync for the reference data and plans what it would change: a run, which `workRun` carries out. */
  massSync: {
    input: sync.massSyncInput,
    output: sync.massSyncOutput,
    needs: need("syncRuns", "run"),
    seconds: sync.runSeconds,
  },
  /** Hands in a piece of a file of reference data. */
  handImport: {
    input: sync.handImportInput,
    output: sync.handImportOutput,
    needs: need("syncRuns", "run"),
  },
  /** Plans what a file that was handed in would change. */
  planImport: {
    input: sync.planImportInput,
    output: sync.planImportOutput,
    needs: need("syncRuns", "run"),
    seconds: sync.runSeconds,
  },
  /** Carries out a run that is planned, goes on with one that was interrupted, or leaves the rest of one. */
  workRun: {
    input: sync.workRunInput,
    output: sync.workRunOutput,
    needs: need("syncRuns", "run"),
    seconds: sync.runSeconds,
  },
} as const satisfies Record<string, CallableEntry>;

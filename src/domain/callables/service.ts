import * as check from "../service/check";
import * as service from "../service/callables";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** The running of the service. */
export const serviceCallables = {
  /** Which apps may work, maintenance, what is switched off. */
  setAppConfig: {
    input: service.setAppConfigInput,
    output: service.setAppConfigOutput,
    needs: need("service", "configure"),
  },
  /** Whether the parts that the product rests on work. */
  checkSystem: {
    input: check.checkSystemInput,
    output: check.checkSystemOutput,
    needs: need("service", "configure"),
  },
  /** What went wrong in people's apps, by names alone. */
  reportClientErrors: {
    input: service.reportClientErrorsInput,
    output: service.reportClientErrorsOutput,
    needs: null,
    admits: "anybody",
  },
} as const satisfies Record<string, CallableEntry>;

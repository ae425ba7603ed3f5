import type { Engine } from "../contract/engine";
import { FaultControl } from "../faults/fault-control";
import type { Faults } from "../faults/faults";
import { faultLayer } from "../faults/layer";
import { createFaultsRoute } from "../faults/route";
import { requestLayers } from "../requests/observe";
import { RequestLog } from "../requests/request-log";
import { createRequestsRoute } from "../requests/route";
import type { Layer } from "../wire/layer";
import type { Route } from "../wire/server";

export interface DeveloperTools {
  routes: Route[];
  layers: Layer[];
  /** How the delivery of triggers is to go wrong. */
  triggerFaults: () => Faults["triggers"];
}

/** What stands beside the service for those who build on it. */
export function createDeveloperTools(engine: Engine): DeveloperTools {
  const log = new RequestLog(engine);
  const control = new FaultControl();
  const { outermost, innermost } = requestLayers(log);
  return {
    routes: [createRequestsRoute(log), createFaultsRoute(control)],
    layers: [outermost, faultLayer(control), innermost],
    triggerFaults: () => control.triggers,
  };
}

import type { Engine } from "../contract";
import { requestLayers } from "../requests/observe";
import { RequestLog } from "../requests/request-log";
import { createRequestsRoute } from "../requests/route";
import type { Layer } from "../wire/layer";
import type { Route } from "../wire/server";

export interface DeveloperTools {
  routes: Route[];
  layers: Layer[];
}

/** What stands beside the service for those who build on it. */
export function createDeveloperTools(engine: Engine): DeveloperTools {
  const log = new RequestLog(engine);
  const { outermost, innermost } = requestLayers(log);
  return {
    routes: [createRequestsRoute(log)],
    layers: [outermost, innermost],
  };
}

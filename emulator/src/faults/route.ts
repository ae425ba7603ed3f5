import type { ServerResponse } from "node:http";
import { readJson, sendError, sendJson } from "../wire/http/http";
import type { Route } from "../wire/server";
import type { FaultControl } from "./fault-control";
import { type Faults, parseFaults } from "./faults";

const path = "/emulator/v1/faults";

/** An outage cuts this connection, too, so its answer goes first. */
function put(control: FaultControl, faults: Faults, response: ServerResponse) {
  const cuts = faults.outage?.kind === "cut";
  if (cuts) {
    response.setHeader("Connection", "close");
    response.once("finish", () => control.set(faults));
  } else control.set(faults);
  sendJson(response, 200, {});
}

/** `PUT` replaces the faults in force, `GET` shows what is left of them, `DELETE` ends them. */
export function createFaultsRoute(control: FaultControl): Route {
  return async (http, response) => {
    if (http.path !== path) return false;
    try {
      if (http.method === "PUT") {
        put(control, parseFaults(await readJson(http.raw)), response);
      } else if (http.method === "DELETE") {
        control.clear();
        sendJson(response, 200, {});
      } else if (http.method === "GET") {
        sendJson(response, 200, { ...control.current });
      } else response.writeHead(405, { Allow: "GET, PUT, DELETE" }).end();
    } catch (error) {
      sendError(response, error);
    }
    return true;
  };
}

import { runCases } from "../harness/runner";
import type { ClientKind } from "./runners";
import { webCannot, webClient } from "./web/client";

/** The web SDK's build for Node, which speaks gRPC. */
export const webNode: ClientKind = {
  name: "web-node",
  family: "web",
  cannot: webCannot,
  open(target) {
    const client = webClient(target.web);
    return Promise.resolve({
      run: (cases) => runCases(cases, client, target.control),
      close: () => client.close(),
    });
  },
};

import { runCases } from "../harness/runner";
import { restCannot, restClient } from "./rest/client";
import type { ClientKind } from "./runners";

/** Plain REST, from Node. */
export const restNode: ClientKind = {
  name: "rest",
  family: "rest",
  cannot: restCannot,
  open(target) {
    const client = restClient(target.rest);
    return Promise.resolve({
      run: (cases) => runCases(cases, client, target.control),
      close: () => client.close(),
    });
  },
};

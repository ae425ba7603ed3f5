import { StatusError } from "../contract/status";
import type { Write } from "../contract/write";
import { normalise } from "../wire/codec/codec";
import { isJson } from "../wire/codec/json";
import { messageType } from "../wire/codec/proto";
import { checkShape } from "../wire/codec/shape";

const commitRequest = messageType("CommitRequest");

/** The writes of a commit as the REST interface takes it; none without any. INVALID_ARGUMENT for what is no such commit. */
export function writesIn(body: unknown): Write[] {
  if (!isJson(body))
    throw new StatusError("INVALID_ARGUMENT", "A commit is a JSON object.");
  const request = normalise(commitRequest, body);
  checkShape(commitRequest, request);
  // The codec has given it the shape that its message type declares.
  return (request["writes"] ?? []) as Write[];
}

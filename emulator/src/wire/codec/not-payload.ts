import { StatusError } from "../../contract/status";

/** The refusal of what is no message of its type. */
export const notPayload = () =>
  new StatusError("INVALID_ARGUMENT", "Payload isn't valid for request.");

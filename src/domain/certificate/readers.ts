import { isOneOf } from "../access/can";
import type { Session } from "../access/session";

/** Whether somebody reads the certificates of others where they are. */
export const readsCertificates = (session: Session): boolean =>
  isOneOf(session, ["A", "S", "P", "anyM"]);

import type { Session } from "./session";
import { mySectorIds } from "./session";

/** Whose menu a person sees: the specification's four, and "sector" for anybody with a sector role. */
export type Audience =
  | "superAdmin"
  | "admin"
  | "pedagoadmin"
  | "sector"
  | "other";

/** Which menu and which dashboard this person sees in the establishment they work in. */
export function audienceOf({ access, zooId }: Session): Audience {
  switch (access.right) {
    case "superAdmin":
    case "admin":
    case "pedagoadmin":
      return access.right;
    default:
      return mySectorIds(access).length > 0 ||
        (access.staff && access.zooIds.includes(zooId))
        ? "sector"
        : "other";
  }
}

/** Whether somebody creates nothing, whatever else they may do: an auditor. */
export const createsNothing = ({ access }: Session): boolean =>
  access.right === "auditor";

import type { Access } from "../access/access";
import type { SectorRole } from "../access/session";
import type { PersonEntry } from "../directory/kinds";
import { rightOf } from "./person-form";
import type { UserRight } from "./rights";
import type { User } from "./user";
import { fullName, initials, userStatuses } from "./user";

export const accountStatuses = [...userStatuses, "deleted"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Somebody with what they may do, as a list shows them. */
export interface Account {
  id: string;
  name: string;
  initials: string;
  picture: string | null;
  status: AccountStatus;
  /** null where it is not known to whoever looks. */
  right: UserRight | null;
  roles: Access["sectorRoles"] | null;
  /** They are the provider's. */
  staff: boolean;
}

type Card = Pick<
  User,
  | "userFirstname"
  | "userLastname"
  | "userProfilePicture"
  | "userStatus"
  | "isDeleted"
>;

/** What is true of somebody's account; what they may do says it before the card does. */
export function statusOf(
  card: Pick<Card, "userStatus" | "isDeleted">,
  access: Pick<Access, "status"> | undefined,
): AccountStatus {
  if (card.isDeleted) return "deleted";
  const status = access?.status ?? "closed";
  // Whoever has a card is somebody, which that account is not.
  if (status === "educational") return "disabled";
  return status === "closed" ? card.userStatus : status;
}

/** Somebody by their card; what they may do where it is known. */
export const accountOf = (
  id: string,
  card: Card,
  access: Access | undefined,
): Account => ({
  id,
  name: fullName(card) || id,
  initials: initials(card),
  picture: card.userProfilePicture,
  status: statusOf(card, access),
  right: access === undefined ? null : rightOf(access),
  roles: access?.sectorRoles ?? null,
  staff: access?.staff ?? false,
});

/** The card of somebody, by what the directory keeps of it. */
export const cardOf = (entry: PersonEntry): Card => ({
  userFirstname: entry.firstName,
  userLastname: entry.lastName,
  userProfilePicture: entry.picture,
  userStatus: entry.status,
  isDeleted: entry.deleted,
});

interface Wanted {
  right: UserRight | null;
  role: SectorRole | null;
  status: AccountStatus | null;
}

/** Does a list narrowed so show this account? Removed ones only where they are asked for. */
export function isWanted(
  { status, right: held, roles }: Account,
  wanted: Wanted,
): boolean {
  const { right: wantedRight, role, status: wantedStatus } = wanted;
  if (wantedStatus === null ? status === "deleted" : status !== wantedStatus)
    return false;
  if (wantedRight !== null && held !== wantedRight) return false;
  return role === null || (roles?.[role].length ?? 0) > 0;
}

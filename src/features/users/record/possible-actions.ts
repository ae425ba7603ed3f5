import type { AccountStatus } from "@domain/person/account";

export type AccountAction =
  | "invite"
  | "reset"
  | "setPassword"
  | "generatePassword"
  | "edit"
  | "disable"
  | "reactivate"
  | "export"
  | "remove"
  | "erase";

const passwords = ["setPassword", "generatePassword"] as const;
const always = ["edit", "export", "remove"] as const;

const actions: Record<AccountStatus, readonly AccountAction[]> = {
  pending: ["invite", "reset", ...passwords, "disable", ...always],
  active: ["reset", ...passwords, "disable", ...always],
  disabled: ["reactivate", ...always],
  deleted: ["export", "erase"],
};

/** What there is to do with an account of this status, for those who manage it; who came in once needs no invitation. */
export const actionsAt = (
  status: AccountStatus,
  cameIn: boolean,
): ReadonlySet<AccountAction> =>
  new Set(actions[status].filter((one) => one !== "invite" || !cameIn));

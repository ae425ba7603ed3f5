import { choice, choiceOf, idsOf, isYes, textOf, upcasting } from "./values";

type Values = Readonly<Record<string, unknown>>;

/** Fields of an old card that colleagues may not read, or that other records say now. */
export const leavingCard = [
  "userMail",
  "eula",
  "tempPassword",
  "passwordChangedAt",
  "passwordChangedByAdmin",
  "language",
  "betaTester",
  "userRight",
  "userZoo",
] as const;

/** Where an old card says somebody belongs: its zooId, else the establishment chosen; null for nowhere. */
export const homeOf = (stored: Values): string | null =>
  idsOf([stored["zooId"], stored["userZoo"]])[0] ?? null;

const statuses = ["active", "pending", "disabled"] as const;
type Status = (typeof statuses)[number];

/** The status an old card says; one it does not say is active, an unknown one disabled. */
export function statusOf(stored: Values): Status {
  const said = choiceOf(stored["userStatus"])?.toLowerCase() ?? "active";
  return statuses.find((one) => one === said) ?? "disabled";
}

/** A password that was stored waits to be replaced by the person's own. */
export const isFirstPassword = (stored: Values): boolean =>
  textOf(stored["tempPassword"]) !== null;

const notRemoved = [undefined, null, false, 0, "", "0", "false"] as unknown[];

/** Somebody who is said to be removed is, however it is said. */
export const isRemoved = ({ isDeleted }: Values): boolean =>
  !notRemoved.includes(isDeleted);

/** The public card. */
export const upcastUser = upcasting({
  zooId: (_, stored) => homeOf(stored) ?? undefined,
  suricateRank: choice,
  suricateStaff: (value) => (value === undefined ? undefined : isYes(value)),
  userStatus: (value, stored) => {
    if (value === undefined && stored["tempPassword"] === undefined)
      return undefined;
    const status = statusOf(stored);
    return isFirstPassword(stored) && status === "active" ? "pending" : status;
  },
  isDeleted: (value, stored) =>
    value === undefined ? undefined : isRemoved(stored),
});

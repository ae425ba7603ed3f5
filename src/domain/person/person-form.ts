import * as z from "zod";
import type { Access } from "../access/access";
import { sectorRoles } from "../access/session";
import { idSchema } from "../schema/fields";
import { formIssues, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { emptyTeam, teamSchema } from "../sector/sector";
import type { SuricateRank, UserRight } from "./rights";
import { suricateRanks, userRights } from "./rights";
import type { Account, User, UserLanguage } from "./user";
import { languageSchema, nameMax } from "./user";

const mailMax = 254;

const accessFields = {
  userRight: z.enum(userRights),
  suricateRank: z.enum(suricateRanks).nullable(),
  sectorRoles: teamSchema,
  betaTester: z.boolean(),
  suricateStaff: z.boolean(),
  /** The establishment that is their home. */
  zooId: idSchema,
};

const contactFields = {
  userFirstname: requiredText(nameMax),
  userLastname: requiredText(nameMax),
  userMail: requiredText(mailMax).pipe(z.email({ error: "mail" })),
};

/** The form of who somebody is, what they may do, and where. */
export const personFormSchema = z.object({ ...contactFields, ...accessFields });
export type PersonForm = z.input<typeof personFormSchema>;

/** The form of somebody who is invited. */
export const newPersonSchema = z.object({
  ...contactFields,
  language: languageSchema,
  ...accessFields,
});
export type NewPersonForm = z.input<typeof newPersonSchema>;

/** The issues of the form of somebody who is invited; [] when it may be sent. */
export const newPersonIssues = (form: NewPersonForm): Issue[] =>
  formIssues(newPersonSchema, form);

/** What a stored right grants: any that is not known grants what "user" does. */
export const rightOf = ({ right: stored }: Pick<Access, "right">): UserRight =>
  userRights.find((one) => one === stored) ?? "user";

/** A stored rank; null for none and for one that is not known. */
export const rankOf = (stored: string | null): SuricateRank | null =>
  suricateRanks.find((rank) => rank === stored) ?? null;

/** The form of somebody new in an establishment, before anything is typed. */
export const newPersonForm = (
  zooId: string,
  language: UserLanguage,
): NewPersonForm => ({
  userFirstname: "",
  userLastname: "",
  userMail: "",
  language,
  userRight: "user",
  suricateRank: null,
  sectorRoles: emptyTeam,
  betaTester: false,
  suricateStaff: false,
  zooId,
});

interface Known {
  card: Pick<User, "userFirstname" | "userLastname" | "zooId">;
  /** null where there is none. */
  account: Pick<Account, "userMail" | "betaTester"> | null;
}

/** The form of somebody, as they are; "" for an address that is not known. */
export const personForm = (
  access: Pick<Access, "right" | "rank" | "sectorRoles" | "staff">,
  { card, account }: Known,
): PersonForm => ({
  userFirstname: card.userFirstname,
  userLastname: card.userLastname,
  userMail: account?.userMail ?? "",
  userRight: rightOf(access),
  suricateRank: rankOf(access.rank),
  sectorRoles: access.sectorRoles,
  betaTester: account?.betaTester ?? false,
  suricateStaff: access.staff,
  zooId: card.zooId,
});

/**
 * The issues of what was changed in the form of somebody; [] when it may be sent. What was stored without
 * a name or an address is no issue until somebody types there.
 */
export const personIssues = (before: PersonForm, after: PersonForm): Issue[] =>
  formIssues(personFormSchema, after).filter(
    ({ field }) =>
      !(field in contactFields) ||
      before[field as keyof PersonForm] !== after[field as keyof PersonForm],
  );

const sameTeam = (
  a: PersonForm["sectorRoles"],
  b: PersonForm["sectorRoles"],
): boolean =>
  sectorRoles.every(
    (role) =>
      a[role].length === b[role].length &&
      a[role].every((id) => b[role].includes(id)),
  );

/**
 * What differs between two forms of somebody; null when nothing does. A move to another
 * establishment clears the sectors, so that none are given with it.
 */
export function personChanges(
  before: PersonForm,
  after: PersonForm,
): Partial<PersonForm> | null {
  const moves = before.zooId !== after.zooId;
  const changes = Object.fromEntries(
    Object.entries(after).filter(([name, value]) =>
      name === "sectorRoles"
        ? !moves && !sameTeam(before.sectorRoles, after.sectorRoles)
        : value !== before[name as keyof PersonForm],
    ),
  );
  return Object.keys(changes).length === 0 ? null : changes;
}

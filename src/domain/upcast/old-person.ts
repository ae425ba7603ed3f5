import * as z from "zod";
import type { Access } from "../access/access";
import { reachesEverywhere } from "../access/reach";
import type { SectorRole } from "../access/session";
import { noSectorRoles } from "../access/session";
import { userRights } from "../person/rights";
import type { Account } from "../person/user";
import { languageSchema } from "../person/user";
import {
  homeOf,
  isFirstPassword,
  isRemoved,
  statusOf,
  upcastUser,
} from "./person";
import {
  choiceOf,
  idsOf,
  instantOf,
  isYes,
  numberOf,
  plainChoice,
  textOf,
} from "./values";

type Values = Readonly<Record<string, unknown>>;

/** What was odd of an old person; it never grants anything. */
export const personOddities = [
  "unknownRight",
  "unknownStatus",
  "noZoo",
  "unknownZoo",
  "otherZoo",
  "roleElsewhere",
  "listedNotStaff",
  "noMail",
  "mailTwice",
  "removedWithRight",
] as const;
export type PersonOddity = (typeof personOddities)[number];

/** A role that a sector's list gives somebody. */
export interface ListedRole {
  sectorId: string;
  zooId: string;
  role: SectorRole;
}

/** What else is known of an old person. */
export interface PersonContext {
  /** The establishments there are. */
  zoos: ReadonlySet<string>;
  /** Where a superAdmin belongs whose card names none; null: there is none. */
  defaultZoo: string | null;
  /** The sectors, not removed, whose lists name them. */
  listed: readonly ListedRole[];
  /** The establishments whose staffAccess names them. */
  staffOf: readonly string[];
  /** As Authentication has them: kept out, and under which address; null where it knows nobody. */
  signIn: { mail: string | null; disabled: boolean } | null;
  /** Whether somebody else has the same address. */
  isMailShared: boolean;
}

/** What an old card becomes, besides the card. */
export interface OldPerson {
  access: Omit<Access, keyof Meta>;
  /** Without an address where none is known. */
  account: Partial<Omit<Account, keyof Meta | "zooId">>;
  odd: PersonOddity[];
}
type Meta = Pick<
  Access,
  | "schemaVersion"
  | "createdAt"
  | "updatedAt"
  | "createdBy"
  | "updatedBy"
  | "operationId"
>;

const least = "user";

/** The right as it is stored, plain or as a choice; anything but a right that there is grants the least. */
function rightOf(stored: Values): { right: string; odd: boolean } {
  const said = plainChoice(stored["userRight"]);
  const known = userRights.find((one) => one === said);
  return { right: known ?? least, odd: known === undefined };
}

const eulaOf = (stored: Values): number => {
  const version = numberOf(stored["eula"]);
  return version !== null && Number.isInteger(version) && version > 0
    ? version
    : 0;
};

/** An address as it is compared and kept; null for what is none. */
export const mailOf = (value: unknown): string | null =>
  z.email().safeParse(textOf(value)?.trim().toLowerCase()).data ?? null;

const languageOf = (stored: Values): string =>
  languageSchema.safeParse(choiceOf(stored["language"])?.toLowerCase()).data ??
  "fr";

function accountOf(
  stored: Values,
  signIn: PersonContext["signIn"],
): OldPerson["account"] {
  const mail = mailOf(signIn?.mail) ?? mailOf(stored["userMail"]);
  const beta = choiceOf(stored["betaTester"]);
  return {
    ...(mail === null ? {} : { userMail: mail }),
    language: languageOf(stored),
    eula: eulaOf(stored),
    passwordChangedAt:
      instantOf(stored["passwordChangedAt"])?.getTime() ?? null,
    passwordChangedByAdmin: isYes(stored["passwordChangedByAdmin"]),
    betaTester: isYes(stored["betaTester"]) || beta === "authorized",
  };
}

interface Standing {
  status: Access["status"];
  statusBefore: Account["statusBefore"];
  odd: boolean;
}

function standingOf(stored: Values, signIn: PersonContext["signIn"]): Standing {
  const status = statusOf(stored);
  const said = choiceOf(stored["userStatus"])?.toLowerCase() ?? "active";
  const odd = said !== status;
  if (isRemoved(stored)) return { status: "deleted", statusBefore: null, odd };
  const inside =
    isFirstPassword(stored) || status === "pending" ? "pending" : "active";
  return status === "disabled" || signIn?.disabled === true
    ? { status: "disabled", statusBefore: inside, odd }
    : { status: inside, statusBefore: null, odd };
}

/** Roles in sectors of one's own establishment; elsewhere a list grants nothing. */
function rolesOf(
  listed: readonly ListedRole[],
  home: string | null,
): { sectorRoles: Access["sectorRoles"]; odd: boolean } {
  const sectorRoles = noSectorRoles();
  const here = listed.filter(({ zooId }) => zooId === home);
  for (const { role, sectorId } of here)
    if (!sectorRoles[role].includes(sectorId)) sectorRoles[role].push(sectorId);
  return { sectorRoles, odd: here.length < listed.length };
}

/**
 * What an old card, the sectors' lists and staffAccess say somebody may do, as an access record and a private account.
 * Whatever cannot be read grants what "user" grants at most; who belongs to an establishment that is not there has no
 * right in it, nor anywhere but superAdmins.
 */
export function personOfOld(stored: Values, context: PersonContext): OldPerson {
  const { right: granted, odd: oddRight } = rightOf(stored);
  const said = homeOf(stored);
  // Without a home nobody's card can be read; this right reaches everywhere all the same.
  const home =
    said ??
    (reachesEverywhere(granted) && !isRemoved(stored)
      ? context.defaultZoo
      : null);
  const [chosen = null] = idsOf([stored["userZoo"]]);
  const isThere = home !== null && context.zoos.has(home);
  const {
    status,
    statusBefore,
    odd: oddStatus,
  } = standingOf(stored, context.signIn);
  const staff = isYes(stored["suricateStaff"]);
  const removed = status === "deleted";
  const { sectorRoles, odd: elsewhere } = rolesOf(
    removed ? [] : context.listed,
    isThere ? home : null,
  );
  const account = accountOf(stored, context.signIn);
  const odd: Record<PersonOddity, boolean> = {
    unknownRight: oddRight,
    unknownStatus: oddStatus,
    noZoo: said === null,
    unknownZoo: home !== null && !isThere,
    otherZoo: home !== null && chosen !== null && chosen !== home,
    roleElsewhere: elsewhere,
    listedNotStaff: !staff && context.staffOf.length > 0,
    noMail: account.userMail === undefined,
    mailTwice: context.isMailShared,
    removedWithRight: removed && granted !== least,
  };
  const rank = upcastUser(stored)["suricateRank"];
  return {
    access: {
      right:
        !removed && (isThere || reachesEverywhere(granted)) ? granted : least,
      rank: textOf(rank)?.slice(0, 40) ?? null,
      status,
      eula: account.eula ?? 0,
      staff,
      zooId: home,
      zooIds: staff && !removed ? [...new Set(context.staffOf)] : [],
      // Who is kept out is in no team until they come back.
      sectorRoles: status === "disabled" ? noSectorRoles() : sectorRoles,
    },
    account: {
      ...account,
      statusBefore,
      rolesBefore: status === "disabled" ? sectorRoles : null,
    },
    odd: personOddities.filter((one) => odd[one]),
  };
}

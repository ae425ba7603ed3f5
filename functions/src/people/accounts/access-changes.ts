import { noSectorRoles } from "@domain/access/session";
import type { callables } from "@domain/callables";
import { equalValues } from "@domain/record/equal";
import type { z } from "zod";
import type { NewAuditEntry } from "../../edge/audit";
import type { Person } from "../person";
import { distinct, sectorsIn } from "../roles";

export type Asked = z.output<(typeof callables)["updateUserAccess"]["input"]>;

/** Who leaves an archived establishment is again what their card says. */
function statusIn({ access, card }: Person, zooId: string | null) {
  const leaves = access.status === "closed" && zooId !== access.zooId;
  return leaves ? (card?.userStatus ?? "active") : access.status;
}

/** The person's access as it becomes; what is absent stays, and who moves leaves their sectors. */
export function nextOf(person: Person, asked: Asked) {
  const { access } = person;
  const { right } = access;
  const zooId = asked.zooId ?? access.zooId;
  const roles = zooId === access.zooId ? access.sectorRoles : noSectorRoles();
  const staff = asked.suricateStaff ?? access.staff;
  return {
    right: asked.userRight ?? right,
    rank: asked.suricateRank === undefined ? access.rank : asked.suricateRank,
    staff,
    status: statusIn(person, zooId),
    zooId,
    zooIds: staff ? access.zooIds : [],
    sectorRoles:
      asked.sectorRoles === undefined ? roles : distinct(asked.sectorRoles),
  };
}
export type Next = ReturnType<typeof nextOf>;

/** What is recorded of one change, whoever made it. */
export type Change = Pick<
  NewAuditEntry,
  "action" | "before" | "after" | "fields"
>;

/** What changes of somebody's access: each action with its codes before and after; [] for nothing. */
export function accessChanges(
  { access, account }: Person,
  next: Next,
  betaTester: boolean,
): Change[] {
  const codes = (from: Pick<Next, "right" | "rank" | "staff" | "zooId">) => ({
    rightChanged: { userRight: from.right },
    rankChanged: { suricateRank: from.rank },
    staffChanged: { suricateStaff: from.staff },
    userMoved: { zooId: from.zooId },
  });
  const before = {
    ...codes(access),
    teamChanged: { sectorIds: sectorsIn(access.sectorRoles) },
    betaChanged: { betaTester: account?.betaTester ?? false },
  };
  const after = {
    ...codes(next),
    teamChanged: { sectorIds: sectorsIn(next.sectorRoles) },
    betaChanged: { betaTester },
  };
  const actions = Object.keys(before) as (keyof typeof before)[];
  return actions
    .filter(
      (action) =>
        !equalValues(before[action], after[action]) ||
        (action === "teamChanged" &&
          !equalValues(access.sectorRoles, next.sectorRoles)),
    )
    .map((action) => ({
      action,
      before: before[action],
      after: after[action],
    }));
}

const nameFields = ["userFirstname", "userLastname"] as const;

/** What changes of somebody's names and address: which fields, and never what stood or stands in them. */
export function contactChanges(
  { card, account }: Person,
  asked: Asked,
): Change[] {
  const names = nameFields.filter(
    (field) => asked[field] !== undefined && asked[field] !== card?.[field],
  );
  const mails =
    asked.userMail !== undefined && asked.userMail !== account?.userMail;
  return [
    ...(names.length > 0
      ? [{ action: "namesChanged" as const, fields: names }]
      : []),
    ...(mails
      ? [{ action: "mailChanged" as const, fields: ["userMail"] }]
      : []),
  ];
}

/** What of the asked names is given. */
export const namesIn = (asked: Asked) =>
  Object.fromEntries(
    nameFields.flatMap((field) => {
      const name = asked[field];
      return name === undefined ? [] : [[field, name]];
    }),
  );

import { createsNothing } from "./audience";
import type { Cell, Person } from "./cell";
import type { Action, Resource } from "./matrix";
import { matrix } from "./matrix";
import type { Access } from "./access";
import type { SectorRole, Session } from "./session";
import { everybody, mySectorIds, viewTokens } from "./session";

/** The facts of a record that decide who may do what with it; absent ones are unknown to the question. */
export interface RecordFacts {
  zooId: string;
  /** The sectors the record lies in; absent or empty where it lies in none: then any sector will do. */
  sectorIds?: readonly string[];
  /** The person the record is about. */
  userId?: string;
  authorId?: string;
  responsibleIds?: readonly string[];
  audience?: readonly string[];
  /** The other establishments that an animal is authorised for. */
  authorizedZooIds?: readonly string[];
  /** To whom it is shown now: uids, or `everybody` for all members. */
  readers?: readonly string[];
  completedBy?: string | null;
  /** Whether keepers read it, where they read some of a kind and not others. */
  openToKeepers?: boolean;
  /** Whether it tells of an animal's health. */
  ofHealth?: boolean;
  started?: boolean;
  /** Whether nobody but its author and its readers has to do with it, whatever their right. */
  sealed?: boolean;
  /** Whether everybody may see it, of what is worked on before. */
  published?: boolean;
}

type Test = (session: Session, record: RecordFacts) => boolean;

const member = ({ access }: Session, { zooId }: RecordFacts) =>
  access.zooId === zooId;

const liesNowhere = ({ sectorIds }: RecordFacts) =>
  sectorIds === undefined || sectorIds.length === 0;

const right =
  (name: string): Test =>
  (session, record) =>
    session.access.right === name && member(session, record);

const roleInSector =
  (role: SectorRole): Test =>
  (session, record) => {
    if (!member(session, record)) return false;
    const mine = session.access.sectorRoles[role];
    return liesNowhere(record)
      ? mine.length > 0
      : (record.sectorIds ?? []).some((id) => mine.includes(id));
  };

const roleAnywhere =
  (role: SectorRole): Test =>
  (session, record) =>
    member(session, record) && session.access.sectorRoles[role].length > 0;

const allSectorsOf =
  (sectors: (access: Access) => readonly string[]): Test =>
  (session, record) => {
    if (!member(session, record)) return false;
    const mine = sectors(session.access);
    return (
      mine.length > 0 &&
      (record.sectorIds ?? []).every((id) => mine.includes(id))
    );
  };

const plannedSectors = ({ sectorRoles: r }: Access) => [
  ...r.management,
  ...r.veterinary,
  ...r.nutrition,
];

const handledSectors = ({ sectorRoles: r }: Access) => [
  ...r.management,
  ...r.keeper,
];

const provider: Test = ({ access }, { zooId }) =>
  access.staff && access.zooIds.includes(zooId);

const sees: Test = (session, record) =>
  session.access.right === "superAdmin" ||
  member(session, record) ||
  provider(session, record);

/** Who is not active does nothing, but for the educational account what is its own. */
const isEducational = ({ access }: Session): boolean =>
  access.status === "educational";

const tests: Record<Person, Test> = {
  S: ({ access }) => access.right === "superAdmin",
  A: right("admin"),
  P: right("pedagoadmin"),
  X: provider,
  O: member,
  G: (session, record) => isEducational(session) && member(session, record),
  active: () => true,
  M: roleInSector("management"),
  V: roleInSector("veterinary"),
  N: roleInSector("nutrition"),
  K: roleInSector("keeper"),
  openK: (session, record) =>
    record.openToKeepers !== false && roleInSector("keeper")(session, record),
  generalO: (session, record) =>
    record.ofHealth !== true && member(session, record),
  generalX: (session, record) =>
    record.ofHealth !== true && provider(session, record),
  anyM: roleAnywhere("management"),
  anyV: roleAnywhere("veterinary"),
  anyN: roleAnywhere("nutrition"),
  allMVNK: allSectorsOf(mySectorIds),
  allMVN: allSectorsOf(plannedSectors),
  allMK: allSectorsOf(handledSectors),
  allM: allSectorsOf(({ sectorRoles }) => sectorRoles.management),
  E: (session, record) => {
    const mine = session.access.zooId;
    return record.authorizedZooIds === undefined
      ? member(session, record)
      : mine !== null && record.authorizedZooIds.includes(mine);
  },
  everybodys: (_, { zooId }) => zooId === "",
  ofPublished: (_, { published }) => published ?? true,
  anyA: ({ access }) => access.right === "admin",
  self: ({ uid }, { userId }) => uid === userId,
  author: (session, record) =>
    member(session, record) && record.authorId === session.uid,
  authorUntilStarted: (session, record) =>
    member(session, record) &&
    record.authorId === session.uid &&
    record.started !== true,
  responsible: (session, record) => {
    if (!member(session, record)) return false;
    const named = record.responsibleIds ?? [];
    if (named.length > 0) return named.includes(session.uid);
    const mine = mySectorIds(session.access);
    return (record.sectorIds ?? []).some((id) => mine.includes(id));
  },
  closer: (session, record) =>
    (member(session, record) || provider(session, record)) &&
    record.completedBy === session.uid,
  named: (session, record) => {
    if (!member(session, record)) return false;
    const mine = [session.uid, ...mySectorIds(session.access)];
    return record.audience === undefined
      ? true
      : record.audience.some((id) => mine.includes(id));
  },
  reader: (session, record) =>
    member(session, record) &&
    (record.readers?.some((id) => id === session.uid || id === everybody) ??
      true),
  owner: (session, record) =>
    sees(session, record) &&
    (record.authorId === undefined || record.authorId === session.uid),
  openOwner: (session, record) =>
    record.sealed !== true && tests.owner(session, record),
  viewer: (session, record) => {
    const mine = viewTokens(session);
    return (
      sees(session, record) &&
      (record.audience?.some((id) => mine.includes(id)) ?? true)
    );
  },
};

/** Who somebody is to a record itself, not by a right or a role. */
const personal: ReadonlySet<Person> = new Set<Person>([
  "author",
  "owner",
  "reader",
]);

/** A correction is a record of its own, and what is handed in becomes one that counts. */
const makesRecord = (action: string): boolean =>
  ["create", "correct", "submit"].includes(action);

const mayAct = (session: Session): boolean =>
  session.access.status === "active" || isEducational(session);

/** Is this active person one of these in the establishment they work in, of whatever record? */
export const isOneOf = (
  session: Session | null,
  people: readonly Person[],
): boolean =>
  session?.access.status === "active" &&
  people.some((person) => tests[person](session, { zooId: session.zooId }));

/** Whether reading such records follows from the establishment alone: every one of it may be read, or none. */
export const isReadByMembership = (resource: Resource): boolean =>
  matrix[resource].read.by.every((person) =>
    (["O", "X", "S"] as readonly Person[]).includes(person),
  );

/**
 * May this person do this? Without a record the question is about the session's establishment at
 * large ("is there anything of the kind they might do it to"). Nobody signed out, pending,
 * disabled or deleted may do anything, the educational account what names it alone; an auditor creates nothing.
 */
export function can<R extends Resource>(
  session: Session | null,
  action: Action<R>,
  resource: R,
  record?: RecordFacts,
): boolean {
  if (session === null || !mayAct(session)) return false;
  if (makesRecord(action) && createsNothing(session)) return false;
  const facts = record ?? { zooId: session.zooId };
  const cell = matrix[resource][action] as Cell;
  return cell.by.some(
    (person) =>
      (facts.sealed !== true || personal.has(person)) &&
      (person === "G" || session.access.status === "active") &&
      tests[person](session, facts),
  );
}

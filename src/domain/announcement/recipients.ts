import type { Access } from "../access/access";
import { everybody, mySectorIds } from "../access/session";
import type { Announcement, AnnouncementTeam } from "./announcement";

type Named = Pick<Announcement, "recipientIds" | "enclosureIds" | "teams">;
type Addressed = Named & Pick<Announcement, "zooId" | "sectorIds">;
type Person = Pick<Access, "zooId" | "status" | "rank" | "sectorRoles">;

/** Does it name no recipient, so that it is for everybody? */
export const isForEverybody = ({
  recipientIds,
  enclosureIds,
  teams,
}: Named): boolean =>
  recipientIds.length + enclosureIds.length + teams.length === 0;

const isIn: Record<AnnouncementTeam, (person: Person) => boolean> = {
  board: ({ rank }) => rank === "board",
  staff: ({ rank }) => rank === "staff",
  management: ({ sectorRoles }) => sectorRoles.management.length > 0,
  veterinary: ({ sectorRoles }) => sectorRoles.veterinary.length > 0,
  nutrition: ({ sectorRoles }) => sectorRoles.nutrition.length > 0,
  keepers: ({ sectorRoles }) => sectorRoles.keeper.length > 0,
};

/**
 * Is this person among those an announcement is for? Only an active member of its establishment is:
 * by name, in one of its teams, or in the team of a sector of one of its enclosures.
 */
export function isRecipient(
  announcement: Addressed,
  uid: string,
  person: Person,
): boolean {
  const { zooId, recipientIds, sectorIds, teams } = announcement;
  if (person.zooId !== zooId || person.status !== "active") return false;
  if (isForEverybody(announcement) || recipientIds.includes(uid)) return true;
  const mine = mySectorIds(person);
  return (
    teams.some((team) => isIn[team](person)) ||
    sectorIds.some((id) => mine.includes(id))
  );
}

/** The uids of those among `people` an announcement is for, sorted; [] for none. */
export const recipientsOf = (
  announcement: Addressed,
  people: ReadonlyMap<string, Person>,
): string[] =>
  [...people]
    .filter(([uid, person]) => isRecipient(announcement, uid, person))
    .map(([uid]) => uid)
    .sort();

/** Who may read it while it is shown: uids, or `everybody` where it names nobody. */
export const audienceOf = (
  announcement: Addressed,
  people: ReadonlyMap<string, Person>,
): string[] =>
  isForEverybody(announcement)
    ? [everybody]
    : recipientsOf(announcement, people);

/** Those of `people` whom it came to, and whom it left, between two states of an announcement; an absent one is shown to nobody. */
export function readersChanged(
  before: Pick<Announcement, "phase" | "audience"> | null,
  after: Pick<Announcement, "phase" | "audience"> | null,
  people: () => readonly string[],
): { entered: string[]; left: string[] } {
  const [was, is] = [readersOf(before), readersOf(after)];
  if (was.join("/") === is.join("/")) return { entered: [], left: [] };
  const named = (audience: readonly string[]) =>
    audience.includes(everybody) ? people() : audience;
  const [old, now] = [new Set(named(was)), new Set(named(is))];
  return {
    entered: [...now].filter((uid) => !old.has(uid)),
    left: [...old].filter((uid) => !now.has(uid)),
  };
}

/** The audience while it is shown; [] before and afterwards. */
export const readersOf = (
  announcement: Pick<Announcement, "phase" | "audience"> | null,
): readonly string[] =>
  announcement?.phase === "shown" ? announcement.audience : [];

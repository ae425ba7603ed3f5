import type { RecordFacts } from "../../../src/domain/access/can";
import type { Person } from "../../../src/domain/access/cell";
import { matrix } from "../../../src/domain/access/matrix";
import type { Stored } from "./old-people";

/** An old database, asked who may do what, from its own fields alone. */
export interface OldWorld {
  stored: Stored;
  /** Whom Authentication keeps out. */
  disabled: ReadonlySet<string>;
}

const lists: Record<string, string> = {
  M: "managementUserIds",
  V: "veterinaryUserIds",
  N: "nutritionUserIds",
  K: "sectorKeeper",
};

const valueOf = (said: unknown): unknown =>
  typeof said === "object" && said !== null && "value" in said
    ? said.value
    : said;

export interface OldAsker {
  uid: string;
  zooId: unknown;
  right: unknown;
  isActive: boolean;
  staffOf: ReadonlySet<string>;
  /** Sectors of the own establishment, by list. */
  sectors: Record<string, ReadonlySet<string>>;
}

const names = (list: unknown, uid: string) =>
  Array.isArray(list) && list.includes(uid);

const under = (folder: string, stored: Stored) =>
  Object.entries(stored).filter(([path]) => path.startsWith(`${folder}/`));

/** What may be asked of an old database: how somebody stands in it. */
export function oldAskers({ stored, disabled }: OldWorld) {
  const sectors = under("sectors", stored);
  const zoos = under("zoo", stored);
  return (uid: string) => oldAsker({ stored, disabled, sectors, zoos }, uid);
}

type Listed = [path: string, fields: Stored[string]][];

function oldAsker(
  {
    stored,
    disabled,
    sectors,
    zoos,
  }: OldWorld & { sectors: Listed; zoos: Listed },
  uid: string,
): OldAsker {
  const card = stored[`users/${uid}`] ?? {};
  const zooId = card["zooId"] ?? valueOf(card["userZoo"]);
  const zooIsThere = stored[`zoo/${String(zooId)}`] !== undefined;
  const said = valueOf(card["userRight"]);
  const status = card["userStatus"];
  const inside = sectors.filter(
    ([, fields]) =>
      fields["zooId"] === zooId && zooIsThere && fields["isDeleted"] !== true,
  );
  const listed = zoos.filter(([, fields]) => names(fields["staffAccess"], uid));
  return {
    uid,
    zooId,
    right: said === "superAdmin" || zooIsThere ? said : "user",
    isActive:
      (status === undefined || status === "active") &&
      (card["tempPassword"] ?? "") === "" &&
      (card["isDeleted"] ?? false) === false &&
      !disabled.has(uid),
    staffOf: new Set(
      card["suricateStaff"] === true
        ? listed.map(([path]) => path.split("/")[1] ?? "")
        : [],
    ),
    sectors: Object.fromEntries(
      Object.entries(lists).map(([role, list]) => [
        role,
        new Set(
          inside
            .filter(([, fields]) => names(fields[list], uid))
            .map(([path]) => path.split("/")[1] ?? ""),
        ),
      ]),
    ),
  };
}

const touching = (mine: ReadonlySet<string>, sectorIds: readonly string[]) =>
  sectorIds.length === 0 ? mine.size > 0 : sectorIds.some((id) => mine.has(id));

const together = (asker: OldAsker, roles: string) =>
  new Set(roles.split("").flatMap((role) => [...(asker.sectors[role] ?? [])]));

const within = (mine: ReadonlySet<string>, sectorIds: readonly string[]) =>
  mine.size > 0 && sectorIds.every((id) => mine.has(id));

function personsOf(
  asker: OldAsker,
  record: RecordFacts,
): Record<Person, boolean> {
  const { uid, right } = asker;
  const member = asker.zooId === record.zooId;
  const provider = asker.staffOf.has(record.zooId);
  const sectorIds = record.sectorIds ?? [];
  const all = together(asker, "MVNK");
  const wrote = member && record.authorId === uid;
  const sees = member || provider || right === "superAdmin";
  return {
    S: right === "superAdmin",
    A: right === "admin" && member,
    P: right === "pedagoadmin" && member,
    X: provider,
    O: member,
    // Existing data have none.
    G: false,
    active: true,
    everybodys: record.zooId === "",
    ofPublished: record.published ?? true,
    M: member && touching(together(asker, "M"), sectorIds),
    V: member && touching(together(asker, "V"), sectorIds),
    N: member && touching(together(asker, "N"), sectorIds),
    K: member && touching(together(asker, "K"), sectorIds),
    openK:
      member &&
      record.openToKeepers !== false &&
      touching(together(asker, "K"), sectorIds),
    generalO: member && record.ofHealth !== true,
    generalX: provider && record.ofHealth !== true,
    anyM: member && together(asker, "M").size > 0,
    anyV: member && together(asker, "V").size > 0,
    anyN: member && together(asker, "N").size > 0,
    allMVNK: member && within(all, sectorIds),
    allMVN: member && within(together(asker, "MVN"), sectorIds),
    allM: member && within(together(asker, "M"), sectorIds),
    allMK: member && within(together(asker, "MK"), sectorIds),
    E: record.authorizedZooIds?.some((id) => id === asker.zooId) ?? member,
    anyA: right === "admin",
    self: record.userId === uid,
    author: wrote,
    authorUntilStarted: wrote && record.started !== true,
    responsible:
      member &&
      (record.responsibleIds?.length
        ? record.responsibleIds.includes(uid)
        : sectorIds.some((id) => all.has(id))),
    closer: (member || provider) && record.completedBy === uid,
    named:
      member &&
      (record.audience?.some((id) => id === uid || all.has(id)) ?? true),
    reader: member,
    owner: sees && (record.authorId === undefined || record.authorId === uid),
    openOwner:
      sees && (record.authorId === undefined || record.authorId === uid),
    viewer: sees && (record.audience?.includes(uid) ?? true),
  };
}

/** Every cell of the matrix that an old person's fields open for a record, as `resource.action`. */
export function oldCells(asker: OldAsker, record: RecordFacts): string[] {
  if (!asker.isActive) return [];
  const persons = personsOf(asker, record);
  return Object.entries(matrix).flatMap(([resource, actions]) =>
    Object.entries(actions)
      .filter(
        ([action, { by }]) =>
          !(
            ["create", "correct", "submit"].includes(action) &&
            asker.right === "auditor"
          ) && by.some((one) => persons[one]),
      )
      .map(([action]) => `${resource}.${action}`),
  );
}

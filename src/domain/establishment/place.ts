import type { Access } from "../access/access";
import { readsEveryZoo } from "../access/reach";
import { compareValues } from "../query/query";
import type { Zoo } from "./zoo";

/** Whether this person may work in the establishment at all. */
export function seesZoo(access: Access, zooId: string): boolean {
  return (
    readsEveryZoo(access) ||
    access.zooId === zooId ||
    (access.staff && access.zooIds.includes(zooId))
  );
}

/** Whether everything this person may see belongs to the establishment of theirs. */
export const seesOnly = (access: Access, zooId: string): boolean =>
  !readsEveryZoo(access) &&
  access.zooId === zooId &&
  (!access.staff || access.zooIds.every((id) => id === zooId));

/** Where somebody works: in this establishment, in the default one of those they see, or nowhere. */
export type Place =
  | { at: "zoo"; zooId: string }
  | { at: "default" }
  | { at: "nowhere" };

/**
 * Does this person, whose own establishment it is, not begin there? It is gone and they see others, or it is archived and
 * they see every one; the others' access is closed with it.
 */
export const isLost = (
  access: Access,
  zooId: string,
  zoo: Pick<Zoo, "isArchived"> | null,
): boolean =>
  access.zooId === zooId &&
  (zoo === null
    ? !seesOnly(access, zooId)
    : zoo.isArchived && readsEveryZoo(access));

/**
 * Where this person works: their choice while they may see it, else their own establishment unless it is `lost`, else the
 * default one of those they see.
 *
 * @example placeOf(superAdminOfNone, null, null) // { at: "default" }
 */
export function placeOf(
  access: Access,
  choice: string | null,
  lost: string | null,
): Place {
  if (choice !== null && seesZoo(access, choice))
    return { at: "zoo", zooId: choice };
  const { zooId } = access;
  if (zooId !== null && zooId !== lost) return { at: "zoo", zooId };
  const listed = access.staff ? access.zooIds : [];
  if (readsEveryZoo(access) || listed.length > 1) return { at: "default" };
  const [only] = listed;
  return only === undefined ? { at: "nowhere" } : { at: "zoo", zooId: only };
}

type Candidate = Pick<
  Zoo,
  "zooId" | "zooName" | "mainTest" | "environment" | "isArchived"
>;

const rankOf = ({ mainTest, environment, isArchived }: Candidate): number => {
  if (isArchived) return 3;
  if (mainTest) return 0;
  return environment === "test" ? 1 : 2;
};

/**
 * The default establishment: the test environment, which is the provider's main one, else the first by name that is one.
 * Where none is, the first by name that is worked in; an archived one only where there is nothing else. null of none.
 *
 * @example defaultZoo([baie, { ...lande, environment: "test" }])?.zooName // "Lande"
 */
export const defaultZoo = <Z extends Candidate>(zoos: readonly Z[]): Z | null =>
  [...zoos].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compareValues(a.zooName, b.zooName) ||
      compareValues(a.zooId, b.zooId),
  )[0] ?? null;

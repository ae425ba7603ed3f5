import type { Cell, Person } from "@domain/access/cell";
import { matrix } from "@domain/access/matrix";
import type { Action, Resource } from "@domain/access/matrix";
import { wayOf } from "@domain/record/ways";
import type { Name } from "../people";
import type { Attempt } from "./attempt";

/** Each `<things>-attempts.ts` beside this file brings its own. */
export const everyAttempt: Attempt[] = Object.values(
  import.meta.glob<{ attempts: Attempt[] }>("./*-attempts.ts", {
    eager: true,
  }),
).flatMap((file) => file.attempts);

/** The cell of the matrix that an attempt tries; throws for one that is not there. */
export function cellOf({ resource, action }: Attempt): Cell {
  const cells: Record<string, Cell> = matrix[resource];
  const cell = cells[action];
  if (!cell) throw new Error(`no ${resource}.${action} in the matrix`);
  return cell;
}

/** Does the browser carry this cell out itself? */
export const isDirect = ({ resource, action }: Attempt): boolean =>
  wayOf(resource, action as Action<Resource>) === "direct";

const inSector = ["manager", "vet", "nutrition", "keeper", "auditor"] as const;
const colleagues: readonly Name[] = [
  "admin",
  "pedago",
  "manager",
  "otherManager",
  "vet",
  "otherVet",
  "nutrition",
  "otherNutrition",
  "keeper",
  "otherKeeper",
  "keeperOfMany",
  "member",
  "auditor",
  "author",
  "responsible",
  "self",
];

const everybodyActive: readonly Name[] = [
  ...colleagues,
  "superAdmin",
  "provider",
  "unlistedStaff",
  "neighbourAdmin",
  "neighbourKeeper",
  "nowhere",
];

/** Who a person of the matrix is, for a record of the first sector that names nobody. */
const usually: Record<Person, readonly Name[]> = {
  S: ["superAdmin"],
  A: ["admin"],
  P: ["pedago"],
  X: ["provider"],
  O: colleagues,
  G: ["educational"],
  E: [],
  anyA: ["admin", "neighbourAdmin"],
  active: everybodyActive,
  everybodys: everybodyActive,
  ofPublished: everybodyActive,
  M: ["manager", "auditor"],
  V: ["vet"],
  N: ["nutrition"],
  K: ["keeper"],
  openK: ["keeper"],
  openOwner: ["author"],
  generalO: colleagues,
  generalX: ["provider"],
  anyM: ["manager", "otherManager", "auditor"],
  anyV: ["vet", "otherVet"],
  anyN: ["nutrition", "otherNutrition"],
  allMVNK: inSector,
  allMVN: ["manager", "vet", "nutrition", "auditor"],
  allMK: ["manager", "keeper", "auditor"],
  allM: ["manager", "auditor"],
  self: ["self"],
  author: ["author"],
  authorUntilStarted: ["author"],
  responsible: inSector,
  named: inSector,
  closer: [],
  reader: colleagues,
  owner: ["author"],
  viewer: [...colleagues, "superAdmin", "provider"],
};

/** Who may, by the matrix; an auditor creates nothing, and corrects nothing by a record. */
export function allowedNames(attempt: Attempt): Set<Name> {
  const allowed = new Set(
    cellOf(attempt).by.flatMap(
      (person) => attempt.people?.[person] ?? usually[person],
    ),
  );
  if (["create", "correct", "submit"].includes(attempt.action))
    allowed.delete("auditor");
  return allowed;
}

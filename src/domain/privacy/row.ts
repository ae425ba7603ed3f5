/** Why something stays: while what it is of does, for what it proves, or until somebody or something ends it. */
export const retentionReasons = [
  "establishment",
  "person",
  "erased",
  "care",
  "derived",
  "subject",
  "owner",
  "reference",
  "readBy",
  "proof",
  "setting",
  "nextRun",
  "existing",
] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/**
 * How long something is kept: so many days after the instant in `field`, or, days 0, until that
 * instant, which `only` a deleted record of some has. Without days it stays, and why says the reason.
 */
export type Retention =
  | { days: number; field: string; only?: "deleted" }
  | { days: null; reason: RetentionReason };

/** Where a person is looked for, and what of what is found stays out of their export. */
interface Found {
  /** Fields that hold one person's id. */
  is?: readonly string[];
  /** Fields that hold the ids of several. */
  among?: readonly string[];
  /** Everything that lies below the person's own record. */
  below?: true;
  /** Fields that are left out. */
  without?: readonly string[];
  /** For nobody but the person: those that the named field says it of, or all. */
  selfOnly?: true | "sealed";
}

/** What of a collection goes into the export of a person's data. */
export type AboutPerson =
  /** One document of their own, whose path follows from their id. */
  | { kind: "own" }
  | ({ kind: "found" } & Found)
  /** Nothing, and why. */
  | { kind: "nothing"; reason: string };

/** How long a collection is kept, and what it says of people. */
export interface Kept {
  retention: Retention;
  person: AboutPerson;
}

/** It stays, for this reason. */
export const stays = (reason: RetentionReason, person: AboutPerson): Kept => ({
  retention: { days: null, reason },
  person,
});

/** It stays until the instant in `field`. */
export const until = (field: string, person: AboutPerson): Kept => ({
  retention: { days: 0, field },
  person,
});

/** Once it is deleted it stays until the instant in `field`, which it has from then on. */
export const untilDeleted = (field: string, person: AboutPerson): Kept => ({
  retention: { days: 0, field, only: "deleted" },
  person,
});

/** It stays for so many days after the instant in `field`. */
export const daysAfter = (
  field: string,
  days: number,
  person: AboutPerson,
): Kept => ({ retention: { days, field }, person });

/** A person's own document, by their id. */
export const own: AboutPerson = { kind: "own" };

/**
 * What names people.
 * @example found({ is: ["authorId"], among: ["responsibleIds"] })
 */
export const found = (where: Found): AboutPerson => ({
  kind: "found",
  ...where,
});

/** What says nothing of a person, and why. */
export const nothing = (reason: string): AboutPerson => ({
  kind: "nothing",
  reason,
});

/** What says nothing of a person that is not said there. */
export const repeats = (where: string): AboutPerson =>
  nothing(`repeats what ${where} says`);

/** What holds no person's id but that of who wrote last. */
export const namesNobody = nothing(
  "names nobody; who wrote last is known by their id alone, and recorded in the audit",
);

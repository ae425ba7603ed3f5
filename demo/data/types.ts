/** The languages of the interface; every taxon is named in all of them. */
export type DemoLanguage = "fr" | "en" | "es" | "de" | "it" | "nl" | "pt";

export type LocalizedName = Readonly<Record<DemoLanguage, string>>;

export type DemoClassName = "Mammalia" | "Aves" | "Reptilia" | "Amphibia";

export interface DemoOrder {
  readonly id: string;
  readonly latin: string;
  readonly className: DemoClassName;
  readonly names: LocalizedName;
}

export interface DemoFamily {
  readonly id: string;
  readonly latin: string;
  readonly orderLatin: string;
  readonly names: LocalizedName;
}

export interface DemoSpecies {
  readonly id: string;
  readonly latin: string;
  readonly orderLatin: string;
  readonly familyLatin: string;
  /** Oldest age, in whole years, a demonstration animal may be given. */
  readonly maxAgeYears: number;
  readonly names: LocalizedName;
}

export type DemoZooId = "sentinelle" | "baie";

export interface DemoZoo {
  readonly id: DemoZooId;
  readonly name: string;
  readonly city: string;
  readonly shortCode: string;
}

/** A zone of an enclosure: surface in m2, height in metres or null outdoors. */
export interface DemoZone {
  readonly areaId: string;
  readonly areaName: string;
  readonly areaSurface: number;
  readonly areaHeight: number | null;
  readonly indoor: boolean;
  readonly areaType: "terrestrial" | "aquatic";
}

/** How many animals of one species live in an enclosure, by sex. */
export interface DemoResident {
  readonly speciesId: string;
  readonly males: number;
  readonly females: number;
  readonly unsexed: number;
}

export interface DemoEnclosure {
  readonly id: string;
  readonly name: string;
  readonly memo: string | null;
  readonly zones: readonly DemoZone[];
  readonly residents: readonly DemoResident[];
}

export interface DemoSector {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly name: string;
  /** A hex colour with at least 4.5:1 against white. */
  readonly color: string;
  readonly enclosures: readonly DemoEnclosure[];
}

/** A group of the animals of one species in an enclosure. */
export interface DemoGroup {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly name: string;
  readonly note: string | null;
  readonly enclosureId: string;
  readonly speciesId: string;
  /** The first so many of them; null: all. */
  readonly animals: number | null;
}

export type DemoRight =
  | "superAdmin"
  | "admin"
  | "manager"
  | "pedagoadmin"
  | "pedago"
  | "auditor"
  | "user";

export type DemoSectorRole =
  | "keeper"
  | "management"
  | "veterinary"
  | "nutrition";

export interface DemoPerson {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly right: DemoRight;
  /** True for the provider's own team. */
  readonly staff: boolean;
  readonly status: "pending" | "active" | "disabled";
  /** What the person is there; null for the provider's team. */
  readonly rank: "board" | "manager" | "staff" | "partner" | null;
  /** Whether an account with the demonstration password is made. */
  readonly signsIn: boolean;
  /** Ids of the sectors in which the person holds each role. */
  readonly sectorRoles: Readonly<Record<DemoSectorRole, readonly string[]>>;
}

export type DemoTaskType =
  | "feeding"
  | "maintenance"
  | "animal_check"
  | "logistics"
  | "safety";

/**
 * What a task is about. `enclosureId` is set from level ENCLOSURE on;
 * an ANIMAL target names a species and the first `animals` of it there.
 */
export type DemoTarget =
  | { readonly level: "SECTOR"; readonly sectorId: string }
  | {
      readonly level: "ENCLOSURE";
      readonly sectorId: string;
      readonly enclosureId: string;
    }
  | {
      readonly level: "ANIMAL";
      readonly sectorId: string;
      readonly enclosureId: string;
      readonly speciesId: string;
      readonly animals: number;
    };

/**
 * A task of the demonstration. Every offset is in hours from 08:00 (Paris) of
 * the day the data are made for; the seeding script moves an instant of the
 * past that would still be ahead to the moment of seeding.
 */
export interface DemoTask {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly title: string;
  readonly description: string;
  readonly type: DemoTaskType;
  readonly target: DemoTarget;
  readonly authorId: string;
  /** Empty: nobody named, so everybody of the sector may take it. */
  readonly responsibleIds: readonly string[];
  readonly status: "OPEN" | "IN_PROGRESS" | "DONE" | "ARCHIVED" | "DELETED";
  /** Due before the day began or, once done, completed after it was due. */
  readonly late: boolean;
  readonly createdInHours: number;
  readonly dueInHours: number;
  /** When it was taken and started, and by whom; null while untouched. */
  readonly taken: { readonly by: string; readonly inHours: number } | null;
  /** When it was closed, archived or deleted; null while active. */
  readonly ended: {
    readonly by: string;
    readonly inHours: number;
    /** Closing note, or the reason of a deletion. */
    readonly note: string | null;
  } | null;
}

/** What happens to the occurrences that an outage swallowed. */
export type DemoMissedRuns = "all" | "latest" | "skip";

export interface DemoSchedule {
  readonly recurrence: "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "YEARLY";
  /** Every n-th day, week, month, quarter or year. */
  readonly interval: number;
  /** Wall time in Paris, HH:MM. */
  readonly time: string;
  /** ISO days, 1 Monday to 7 Sunday; empty unless weekly. */
  readonly daysOfWeek: readonly number[];
  /** 1 to 31, clamped to the month's end; null when daily or weekly. */
  readonly dayOfMonth: number | null;
  /** 1 to 12: the month of the year, or of the first quarter; else null. */
  readonly monthOfYear: number | null;
}

export interface DemoAutomation {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly name: string;
  readonly description: string;
  readonly type: DemoTaskType;
  readonly target: DemoTarget;
  readonly authorId: string;
  readonly responsibleIds: readonly string[];
  readonly status: "active" | "suspended";
  readonly schedule: DemoSchedule;
  /** Minutes between an occurrence and the time its task is due. */
  readonly dueAfterMinutes: number;
  /** How many days before its occurrence the task is shown. */
  readonly leadDays: 0 | 1 | 2 | 3 | 7;
  readonly missedRuns: DemoMissedRuns;
  /** How many days before the day of the data it was set up. */
  readonly startedDaysAgo: number;
  /** The value that closing its tasks brings, and what was given so far, each as it comes. */
  readonly asks?: {
    readonly parameterId: string;
    readonly enclosureId: string;
    readonly areaId: string | null;
    readonly values: readonly number[];
  };
}

/** What an establishment tells its people; days are counted from 08:00 (Paris) of the day the data are made for. */
export interface DemoAnnouncement {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly authorId: string;
  readonly type: "info" | "warning" | "urgent";
  readonly priority: "low" | "normal" | "high";
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** Empty: everybody there. */
  readonly teams: readonly ("keepers" | "management" | "staff")[];
  readonly readConfirmation: boolean;
  /** Who has read it; only where that is asked. */
  readonly confirmedBy: readonly string[];
  readonly startsInDays: number;
  readonly endsInDays: number;
}

import type { Case, Family } from "../format/scenario";
import type { Need } from "../format/needs";
import type { Target } from "../harness/target";

/** A client in the place it runs in, ready for cases. */
export interface Runner {
  /** The differences of each case, by its name. */
  run(cases: Case[]): Promise<Record<string, string[]>>;
  close(): Promise<void>;
}

/** What is known of a client before it is opened. */
export interface ClientKind {
  name: string;
  family: Family;
  /** What its API has no words for. */
  cannot: ReadonlySet<Need>;
  /** The files it is for; left out: all of them. */
  topics?: string[];
  open(target: Target): Promise<Runner>;
}

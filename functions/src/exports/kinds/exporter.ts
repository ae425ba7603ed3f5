import type { Session } from "@domain/access/session";
import type { UserLanguage } from "@domain/person/user";
import type { Say } from "../../mail/texts";
import type { Cell } from "../write/cells";

/** Who takes something away, in whose words, and when. */
export interface Asking {
  /** The job whose file it is. */
  exportJobId: string;
  session: Session;
  language: UserLanguage;
  say: Say;
  now: Date;
}

/** Some rows of a table, and how many documents were looked at for them. */
export interface Page {
  rows: Cell[][];
  looked: number;
  /** Whether any of them tells of an animal's health; absent: none does. */
  ofHealth?: boolean;
}

/** A table as it is made. */
export interface Table {
  /** What its columns are called. */
  header: readonly Cell[];
  /** How many documents there are to look at. */
  total: () => Promise<number>;
  pages: () => AsyncGenerator<Page>;
}

import { dayMs } from "../time/lengths";

/** So many tasks of one author are told to somebody one by one within a day; those beyond are counted in one notice. */
export const toldSinglyMost = 30;

/** The day that began with an author's first task told: until when it lasts, and how many each person was told of. */
export interface AuthorDay {
  until: Date;
  counts: Readonly<Record<string, number>>;
}

export interface AuthorShare {
  /** Who is told of the task itself. */
  single: string[];
  /** Who is told no more than that there is one more. */
  folded: string[];
  day: AuthorDay;
}

/**
 * How these people are told at `now` of one more task of an author, in the day under way (null: none ever was). An
 * insider who makes a stream of tasks leaves thirty notices and one, beside which the others are found. `singly`: so many
 * come one by one of what is no author's tasks.
 */
export function shareOfAuthor(
  before: AuthorDay | null,
  uids: readonly string[],
  now: Date,
  singly: number = toldSinglyMost,
): AuthorShare {
  const runs = before !== null && now < before.until;
  const { until, counts } = runs
    ? before
    : { until: new Date(now.getTime() + dayMs), counts: {} };
  const had = new Map(Object.entries(counts));
  const most = (uid: string) => (had.get(uid) ?? 0) >= singly;
  const next = new Map(had);
  for (const uid of uids) next.set(uid, (had.get(uid) ?? 0) + 1);
  return {
    single: uids.filter((uid) => !most(uid)),
    folded: uids.filter(most),
    day: { until, counts: Object.fromEntries(next) },
  };
}

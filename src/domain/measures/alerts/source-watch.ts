import type { EpisodeChange, WatchState } from "./episode";
import { watchSilence } from "./silence";
import type { FeedWatch, SourceWatch } from "./watch";

/** What is expected of a source. */
export interface Expected {
  feeds: readonly { feed: string }[];
  /** In minutes. */
  expectedBy: number;
}

/** An alert of a source that opens or closes; without a feed it is of the source as a whole. */
export interface SourceChange extends EpisodeChange {
  cause: "silence" | "stuck";
  feed: string | null;
}

export interface SourceWatched {
  watch: SourceWatch;
  changes: SourceChange[];
}

const minuteMs = 60_000;
const unheard: FeedWatch = {
  lastAt: null,
  silentSince: null,
  stuckSince: null,
};

/** The watch of a source of which nothing came yet. */
export const newWatch = (since: Date): SourceWatch => ({
  since,
  silentSince: null,
  feeds: {},
});

const feedOf = ({ feeds }: SourceWatch, feed: string): FeedWatch =>
  (Object.hasOwn(feeds, feed) ? feeds[feed] : undefined) ?? unheard;

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

/** The instant of the latest reading of any feed; of none, since when they are expected. */
export const lastOf = ({ since, feeds }: SourceWatch): Date =>
  Object.values(feeds).reduce((last, { lastAt }) => later(last, lastAt), since);

const lastOfFeed = (watch: SourceWatch, feed: string): Date =>
  later(watch.since, feedOf(watch, feed).lastAt);

const dueAfter = (at: Date, { expectedBy }: Expected): Date =>
  new Date(at.getTime() + expectedBy * minuteMs);

const stateOf = (openSince: Date | null): WatchState => ({
  openSince,
  settledAt: null,
});

const withFeed = (
  watch: SourceWatch,
  feed: string,
  change: Partial<FeedWatch>,
): SourceWatch => ({
  ...watch,
  feeds: { ...watch.feeds, [feed]: { ...feedOf(watch, feed), ...change } },
});

const silence = (
  changes: readonly EpisodeChange[],
  feed: string | null,
): SourceChange[] =>
  changes.map((change) => ({ ...change, cause: "silence", feed }));

/** What closes where readings came again: a late one, after which another is due already, closes nothing. */
function backOf(
  silentSince: Date | null,
  lastAt: Date,
  { expectedBy }: Expected,
  now: Date,
): EpisodeChange[] {
  if (silentSince === null) return [];
  const { state, changes } = watchSilence(
    stateOf(silentSince),
    lastAt,
    expectedBy,
    now,
  );
  return state.openSince === null ? changes : [];
}

/**
 * What readings make of a source's watch: `latest` is the instant of the last one of each feed that spoke, in whatever order
 * they come. What was silent and speaks is so no more; nothing becomes silent by what is heard.
 */
export function hear(
  before: SourceWatch,
  latest: ReadonlyMap<string, Date>,
  expected: Expected,
  now: Date,
): SourceWatched {
  let watch = before;
  const changes: SourceChange[] = [];
  for (const [feed, at] of latest)
    watch = withFeed(watch, feed, {
      lastAt: later(at, feedOf(watch, feed).lastAt),
    });
  const whole = backOf(watch.silentSince, lastOf(watch), expected, now);
  if (whole.length > 0) watch = { ...watch, silentSince: null };
  changes.push(...silence(whole, null));
  for (const { feed } of expected.feeds) {
    const { silentSince } = feedOf(watch, feed);
    const lastAt = lastOfFeed(watch, feed);
    const back = backOf(silentSince, lastAt, expected, lastOf(watch));
    if (back.length === 0) continue;
    watch = withFeed(watch, feed, { silentSince: null });
    changes.push(...silence(back, feed));
  }
  return { watch, changes };
}

/**
 * What a look at `now` makes of a source's watch: the source is silent once nothing came of it for as long as expected; a feed
 * once its source has spoken without it for as long, so that a source that is silent is told of once, not by every feed.
 */
export function look(
  before: SourceWatch,
  expected: Expected,
  now: Date,
): SourceWatched {
  const { expectedBy, feeds } = expected;
  const last = lastOf(before);
  if (before.silentSince !== null) return { watch: before, changes: [] };
  const whole = watchSilence(stateOf(null), last, expectedBy, now);
  let watch = { ...before, silentSince: whole.state.openSince };
  const changes = silence(whole.changes, null);
  if (watch.silentSince !== null) return { watch, changes };
  for (const { feed } of feeds) {
    if (feedOf(watch, feed).silentSince !== null) continue;
    const { state, changes: own } = watchSilence(
      stateOf(null),
      lastOfFeed(watch, feed),
      expectedBy,
      last,
    );
    if (own.length === 0) continue;
    watch = withFeed(watch, feed, { silentSince: state.openSince });
    changes.push(...silence(own, feed));
  }
  return { watch, changes };
}

/** When the next look may find something; null: not before another reading comes. */
export function lookAtOf(watch: SourceWatch, expected: Expected): Date | null {
  if (watch.silentSince !== null) return null;
  const last = lastOf(watch);
  const overdue = expected.feeds
    .filter(({ feed }) => feedOf(watch, feed).silentSince === null)
    .map(({ feed }) => dueAfter(lastOfFeed(watch, feed), expected))
    .filter((due) => due < last);
  return overdue.reduce(
    (first, due) => (due < first ? due : first),
    dueAfter(last, expected),
  );
}

/** The watch with what a look at a feed's hours says of its being stuck. */
export const withStuck = (
  watch: SourceWatch,
  feed: string,
  { state, changes }: { state: WatchState; changes: EpisodeChange[] },
): SourceWatched => ({
  watch: withFeed(watch, feed, { stuckSince: state.openSince }),
  changes: changes.map((change) => ({ ...change, cause: "stuck", feed })),
});

/** What of a feed is open, as the state a further look begins with. */
export const stuckStateOf = (watch: SourceWatch, feed: string): WatchState =>
  stateOf(feedOf(watch, feed).stuckSince);

const closed = (
  since: Date | null,
  cause: SourceChange["cause"],
  feed: string | null,
  at: Date,
): SourceChange[] =>
  since === null ? [] : [{ kind: "closed", since, at, cause, feed }];

/** The watch of the feeds that `kept` names and of no others: what was open of those that go is over at `at`. */
export function keepingFeeds(
  { feeds, ...watch }: SourceWatch,
  kept: readonly { feed: string }[],
  at: Date,
): SourceWatched {
  const names = new Set(kept.map(({ feed }) => feed));
  const all = Object.entries(feeds);
  return {
    watch: {
      ...watch,
      feeds: Object.fromEntries(all.filter(([feed]) => names.has(feed))),
    },
    changes: all
      .filter(([feed]) => !names.has(feed))
      .flatMap(([feed, { silentSince, stuckSince }]) => [
        ...closed(silentSince, "silence", feed, at),
        ...closed(stuckSince, "stuck", feed, at),
      ]),
  };
}

/**
 * The watch while nothing is taken of some feeds, as what they measure or their place is put away or gone: what was open of them
 * is over, and they are not overdue. Taken again, they are expected from where the source was heard last; where nothing is
 * taken of any, the source as a whole is not overdue either.
 */
export function resting(
  before: SourceWatch,
  { feeds }: Pick<Expected, "feeds">,
  isTaken: (feed: string) => boolean,
  now: Date,
): SourceWatched {
  const away = feeds.filter(({ feed }) => !isTaken(feed));
  if (away.length === 0) return { watch: before, changes: [] };
  const { changes } = keepingFeeds(
    before,
    feeds.filter(({ feed }) => isTaken(feed)),
    now,
  );
  const isWhole = away.length === feeds.length;
  const at = isWhole ? now : lastOf(before);
  const watch = away.reduce(
    (all, { feed }) =>
      withFeed(all, feed, { lastAt: at, silentSince: null, stuckSince: null }),
    before,
  );
  if (!isWhole) return { watch, changes };
  return {
    watch: { ...watch, silentSince: null },
    changes: [...closed(before.silentSince, "silence", null, now), ...changes],
  };
}

/** The watch with feeds that are new: they are expected from `at` on. */
export const expecting = (
  watch: SourceWatch,
  feeds: readonly { feed: string }[],
  at: Date,
): SourceWatch =>
  feeds.reduce(
    (all, { feed }) =>
      Object.hasOwn(all.feeds, feed)
        ? all
        : withFeed(all, feed, { lastAt: at }),
    watch,
  );

/** What is open of a source of which nothing is expected any more: all of it is over at `at`. */
export const endOf = (watch: SourceWatch, at: Date): SourceChange[] => [
  ...closed(watch.silentSince, "silence", null, at),
  ...keepingFeeds(watch, [], at).changes,
];

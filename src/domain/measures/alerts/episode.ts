/** So old a sensor's reading may be and still open an alert: what came late is told by its chart. */
export const opensWithin = 2 * 3_600_000;

/** What is known of a cause between two looks: since when its alert is open, and the last instant that opened or closed one. */
export interface WatchState {
  openSince: Date | null;
  settledAt: Date | null;
}

/** Nothing is open, nothing was. */
export const calm: WatchState = { openSince: null, settledAt: null };

/** An alert that opens, or that closes by itself: of the episode that began at `since`. */
export interface EpisodeChange {
  kind: "opened" | "closed";
  since: Date;
  /** The instant of the reading that decided; of silence, when somebody looked. */
  at: Date;
}

/** What a look at readings gives: the state afterwards, and what changes on the way, in the order of time. */
export interface Watched {
  state: WatchState;
  changes: EpisodeChange[];
}

/** The state once an episode that began at `since` opened by what was read at `at`. */
export const opening = (since: Date, at: Date): Watched => ({
  state: { openSince: since, settledAt: at },
  changes: [{ kind: "opened", since, at }],
});

/** The state once the open episode closed by what was read at `at`. */
export const closing = (since: Date, at: Date): Watched => ({
  state: { openSince: null, settledAt: at },
  changes: [{ kind: "closed", since, at }],
});

/** The state as it was. */
export const unchanged = (state: WatchState): Watched => ({
  state,
  changes: [],
});

/** Whether a reading of `at` is fresh enough to open an alert, by `now`: not older than `within`, in milliseconds. */
export const isFresh = (at: Date, now: Date, within = opensWithin): boolean =>
  now.getTime() - at.getTime() <= within;

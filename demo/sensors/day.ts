/** What a simulated sensor says of a feed at an instant. */
export interface Line {
  feed: string;
  at: Date;
  value: number;
}

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Warm in the afternoon, cool at night, humid the other way round, with a little unrest that is always the same. */
const courses: Readonly<Record<string, (at: number) => number>> = {
  temperature: (at) => 22 + 4 * wave(at) + unrest(at, 0.3),
  humidity: (at) => 65 - 15 * wave(at) + unrest(at, 2),
};
export const simulated = Object.keys(courses);

/** -1 at three in the morning, 1 at three in the afternoon, UTC. */
const wave = (at: number): number =>
  Math.sin(((at % dayMs) / dayMs) * 2 * Math.PI - (3 * Math.PI) / 4);

const unrest = (at: number, size: number): number =>
  size * Math.sin(at / (7 * minuteMs)) * Math.cos(at / (31 * minuteMs));

/** What every feed says at an instant. */
export const linesAt = (at: Date): Line[] =>
  Object.entries(courses).map(([feed, valueAt]) => ({
    feed,
    at,
    value: Math.round(valueAt(at.getTime()) * 10) / 10,
  }));

/** Every five minutes from one instant on until another. */
function linesBetween(from: number, until: number): Line[] {
  const lines: Line[] = [];
  const step = 5 * minuteMs;
  for (let at = Math.ceil(from / step) * step; at < until; at += step)
    lines.push(...linesAt(new Date(at)));
  return lines;
}

/** A call, and what is to be said of it. */
export interface Batch {
  what: string;
  lines: Line[];
}

/** The day up to `now` as a gateway with a bad line sends it: a gap of three hours, a batch twice, the morning after the noon. */
export function dayOfCalls(now: Date): Batch[] {
  const end = now.getTime();
  const ago = (hours: number) => end - hours * hourMs;
  const evening = linesBetween(ago(24), ago(18));
  const late = linesBetween(ago(15), ago(10));
  const noon = linesBetween(ago(10), ago(5));
  const last = linesBetween(ago(5), end);
  return [
    { what: "the first six hours", lines: evening },
    { what: "the same again", lines: evening },
    { what: "five hours of later", lines: noon },
    { what: "five hours of before, late", lines: late },
    { what: "the last five hours", lines: last },
  ];
}

import type { Random } from "../../../../src/domain/analysis/interval/random";

/** A place on the map: thousandths of its width, and a level. */
export interface Place {
  x: number;
  y: number;
  level: number;
}

/** The platform that all like, between the trees. */
const platform: Place = { x: 620, y: 300, level: 3 };
/** Where they are fed in the afternoon. */
const feeding: Place = { x: 260, y: 420, level: 0 };

/** What they do in the morning and in the afternoon, of ten times: before the sun is high they eat and move, later they rest. */
const byHour: Readonly<Record<"morning" | "afternoon", readonly string[]>> = {
  morning: [
    ...["forage", "forage", "forage", "eat", "move", "move", "climb"],
    ...["groomOther", "play", "rest"],
  ],
  afternoon: [
    ...["rest", "rest", "rest", "sleep", "groomSelf", "groomOther"],
    ...["eat", "forage", "move", "rest"],
  ],
};
/** As autumn comes they do less that differs. */
const inAutumn = ["rest", "rest", "rest", "sleep", "eat"] as const;
/** So many days ago it began, and so much of what they do it takes by today. */
const fallDays = 80;
const fallMost = 0.9;

/** How much of what animals do is what they do in autumn: nothing before it begins, more with each day. */
export const fallAt = (daysAgo: number): number =>
  fallMost * Math.min(1, Math.max(0, 1 - daysAgo / fallDays));

/** When somebody looks at whom. */
export interface Moment {
  hour: "morning" | "afternoon";
  /** Which share of what they do is that of autumn. */
  fall: number;
  /** On some days they are in the morning where they are in the afternoon on others. */
  isOtherWay: boolean;
  isAvoided: boolean;
}

const oneOf = <T>(random: Random, all: readonly T[]): T =>
  all[Math.floor(random() * all.length)] as T;

/** What an animal does at a moment. */
export function doingAt(random: Random, { hour, fall }: Moment): string {
  const isDull = random() < fall;
  return oneOf(random, isDull ? inAutumn : byHour[hour]);
}

/** How probable it is that an animal does this at a moment: what figures of many come near to. */
export function chanceOf(
  behaviourId: string,
  { hour, fall }: Pick<Moment, "hour" | "fall">,
): number {
  const shareOf = (all: readonly string[]) =>
    all.filter((one) => one === behaviourId).length / all.length;
  return fall * shareOf(inAutumn) + (1 - fall) * shareOf(byHour[hour]);
}

const near = (
  random: Random,
  { x, y, level }: Place,
  spread: number,
): Place => ({
  x: Math.round(Math.max(0, x + (random() - 0.5) * spread)),
  y: Math.round(Math.max(0, y + (random() - 0.5) * spread)),
  level,
});

/** Where an animal is at a moment: the male whom the others avoid likes both places, each while they are at the other. */
export function placeAt(
  random: Random,
  { hour, isOtherWay, isAvoided }: Moment,
): Place {
  const isFeeding = (hour === "morning") !== isOtherWay;
  const [favourite, left] = isFeeding
    ? [feeding, platform]
    : [platform, feeding];
  if (isAvoided && random() < 0.85) return near(random, left, 120);
  if (random() < 0.6) return near(random, favourite, 150);
  return {
    x: Math.round(random() * 1000),
    y: Math.round(random() * 560),
    level: Math.floor(random() * 4) - (random() < 0.05 ? 1 : 0),
  };
}

import { expect } from "@playwright/test";
import { chanceOf } from "../../../demo/seed/build/observation/behave";
import { sessionsHeld } from "../../../demo/seed/build/observation/documents";
import {
  eventChance,
  events,
  heldAt,
  minutes,
  usualMinutes,
} from "../../../demo/seed/build/observation/held";

type Channel = keyof typeof sessionsHeld;
type Hour = ReturnType<typeof heldAt>["hour"];

/** So many sessions of the demonstration count: what a second person saw at the same time is in no figure. */
export const counted = (channel: Channel): number =>
  sessionsHeld[channel].all - sessionsHeld[channel].twice;

/** How often animals of the demonstration were made to do something, over the sessions that count, or those of one half of the day. */
export function chanceIn(
  channel: Channel,
  behaviourId: string,
  hour?: Hour,
): number {
  const now = new Date();
  const chances = Array.from({ length: counted(channel) }, (_, place) =>
    heldAt(channel, place, now),
  )
    .filter((one) => hour === undefined || one.hour === hour)
    .map((one) => chanceOf(behaviourId, one));
  return chances.reduce((sum, one) => sum + one, 0) / chances.length;
}

/** So often one of the events was made to happen in all follows that count; something begins in the first minute and is still going on in the last. */
export const eventsMade = (): number =>
  counted("focal") *
  (minutes / usualMinutes + 0.6) *
  (eventChance / events.length);

/** So many standard errors: more than that by chance is once in a hundred thousand. */
const errors = 4.5;

/** A share that a screen says, of so many records that know nothing of each other, is near how it was made. */
export function expectNear(said: number, chance: number, records: number) {
  const reach = errors * Math.sqrt((chance * (1 - chance)) / records);
  expect(said).toBeGreaterThan(chance - reach);
  expect(said).toBeLessThan(chance + reach);
}

/** A count that a screen says is near what was made to happen. */
export function expectCount(said: number, made: number) {
  expect(Math.abs(said - made)).toBeLessThan(errors * Math.sqrt(made));
}

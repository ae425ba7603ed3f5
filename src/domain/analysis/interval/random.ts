/** A number from 0 up to 1, the next of a fixed sequence. */
export type Random = () => number;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * The sequence that belongs to a text (mulberry32): equal texts give equal numbers, on every machine, so that an interval
 * that is drawn again is the same one.
 */
export function randomFor(text: string): Random {
  // In an array: a number so large that is kept by a closure is made anew each time.
  const kept = Uint32Array.of(hash(text));
  return () => {
    const state = ((kept[0] ?? 0) + 0x6d2b79f5) >>> 0;
    kept[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `below` - 1. */
export const wholeBelow = (random: Random, below: number): number =>
  Math.floor(random() * below);

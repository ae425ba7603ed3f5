import type { Random } from "../../src/engine/test-support/random";

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { values: value };
  return value;
};

/** Values that parsers are known to stumble over. */
const oddities: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 2 ** 53,
  () => "99999999999999999999999999",
  () => "",
  () => "\u0000\uD800",
  () => "__proto__",
  () => "projects/p/databases/d/documents",
  () => [],
  () => ({}),
  () => [null],
  () => ({ seconds: 1e300, nanos: -5 }),
  () => JSON.parse('{"__proto__":{"a":1},"constructor":1}') as unknown,
  () => "2020-13-45T99:99:99Z",
  () => deep(300),
];

/** A copy of a JSON value with one part of it replaced, left out, doubled or renamed. */
export function mutated(value: unknown, random: Random): unknown {
  if (random.below(4) === 0 || typeof value !== "object" || value === null)
    return random.pick(oddities)();
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    if (list.length === 0) return [random.pick(oddities)()];
    const at = random.below(list.length);
    if (random.below(5) === 0) return [...list, list[at]];
    list[at] = mutated(list[at], random);
    return list;
  }
  const entries = Object.entries(value) as [string, unknown][];
  if (entries.length === 0) return { x: random.pick(oddities)() };
  const at = random.below(entries.length);
  const [key, inner] = entries[at] ?? ["x", null];
  const choice = random.below(8);
  if (choice === 0) entries.splice(at, 1);
  else if (choice === 1)
    entries[at] = [random.pick(["__proto__", "toString", "a", ""]), inner];
  else entries[at] = [key, mutated(inner, random)];
  return Object.fromEntries(entries);
}

/** Random bytes. */
export const noise = (length: number, random: Random): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** A copy of some bytes: cut short, with bits turned, or with noise in them. */
export function damaged(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const choice = random.below(3);
  if (choice === 0) return copy.subarray(0, random.below(copy.length + 1));
  for (let i = 0; i <= random.below(6) && copy.length > 0; i++)
    copy[random.below(copy.length)] = random.below(256);
  return choice === 1 ? copy : Buffer.concat([copy, noise(9, random)]);
}

import { idsAtOnce } from "@domain/query/facility-queries";

type Chunks = readonly (readonly string[])[];

/**
 * Ids in chunks of at most 30, one query each. What is asked already stays in its chunk, so that
 * wanting more, or others besides, asks for those alone; a chunk of which nothing is wanted leaves.
 * The same array when nothing changes.
 */
export function idChunks(before: Chunks, wanted: readonly string[]): Chunks {
  const wants = new Set(wanted);
  const kept = before.filter((chunk) => chunk.some((id) => wants.has(id)));
  const asked = new Set(kept.flat());
  const missing = wanted.filter((id) => !asked.has(id));
  if (missing.length === 0 && kept.length === before.length) return before;
  const added = Array.from(
    { length: Math.ceil(missing.length / idsAtOnce) },
    (_, index) => missing.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
  return [...kept, ...added];
}

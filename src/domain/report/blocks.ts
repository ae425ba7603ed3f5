import { equalValues } from "../record/equal";
import type { Block } from "./block";

/** The blocks with one at another place; past either end it stays at the end. As they were where no block is so called. */
export function movedBlock(
  blocks: readonly Block[],
  blockId: string,
  to: number,
): Block[] {
  const one = blocks.find((block) => block.blockId === blockId);
  if (one === undefined) return [...blocks];
  const others = blocks.filter((block) => block !== one);
  const place = Math.min(Math.max(to, 0), others.length);
  return others.toSpliced(place, 0, one);
}

/**
 * The blocks with one in the place of the one that was `seen`, or last and under an id of its own where it is new (null). null
 * where that one is no longer as it was seen.
 */
export function replacedBlock(
  blocks: readonly Block[],
  block: Block,
  seen: Block | null,
): Block[] | null {
  if (seen === null)
    return [...blocks, { ...block, blockId: freeBlockId(blocks) }];
  const at = blocks.findIndex(({ blockId }) => blockId === seen.blockId);
  return at >= 0 && equalValues(blocks[at], seen)
    ? blocks.toSpliced(at, 1, block)
    : null;
}

/** An id that no block has: `b1`, `b2` and so on. */
export function freeBlockId(blocks: readonly Pick<Block, "blockId">[]): string {
  const taken = new Set(blocks.map(({ blockId }) => blockId));
  let number = 1;
  while (taken.has(`b${String(number)}`)) number += 1;
  return `b${String(number)}`;
}

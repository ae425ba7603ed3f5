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

/** The blocks with one put in the place of the one of its id, or last where there is none. */
export const putBlock = (blocks: readonly Block[], block: Block): Block[] =>
  blocks.some(({ blockId }) => blockId === block.blockId)
    ? blocks.map((one) => (one.blockId === block.blockId ? block : one))
    : [...blocks, block];

/** An id that no block has: `b1`, `b2` and so on. */
export function freeBlockId(blocks: readonly Pick<Block, "blockId">[]): string {
  const taken = new Set(blocks.map(({ blockId }) => blockId));
  let number = 1;
  while (taken.has(`b${String(number)}`)) number += 1;
  return `b${String(number)}`;
}

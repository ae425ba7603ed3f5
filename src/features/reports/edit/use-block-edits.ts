import type { Block } from "@domain/report/block";
import { blockSchema } from "@domain/report/block";
import { AppError } from "@domain/errors";
import { replacedBlock } from "@domain/report/blocks";
import type { Row } from "../../../data/live-store";
import { notifyError } from "../../../ui/feedback/notify";
import { useUndo } from "../../shared/undoing/use-undo";
import { keepBlocks } from "../report-writes";

export interface BlockEdits {
  blocks: readonly Block[];
  /** Keeps them so, at once. */
  keep: (blocks: readonly Block[]) => Promise<void>;
  /**
   * Keeps one in the place of the one that was `seen`, or as a new one (null). Throws "conflict" where somebody else changed
   * or removed that meanwhile.
   */
  put: (block: Block, seen: Block | null) => Promise<void>;
  /** Takes the last change of this visit back; null: there is none. */
  undo: (() => void) | null;
}

/** What a report is made of, and how that is changed: each change is kept as it is made. */
export function useBlockEdits(row: Row<"reports">): BlockEdits {
  const stored: readonly Block[] = row.data.blocks;
  const { keep, undo } = useUndo(stored, (next) => keepBlocks(row, next));
  return {
    blocks: stored,
    keep,
    put: async (block, seen) => {
      // As it will be stored: what is taken back is compared with that.
      const next = replacedBlock(stored, blockSchema.parse(block), seen);
      if (next === null) throw new AppError("conflict");
      await keep(next);
    },
    undo: undo && (() => void undo().catch(notifyError)),
  };
}

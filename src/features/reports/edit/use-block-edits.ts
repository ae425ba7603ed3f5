import type { Block } from "@domain/report/block";
import { AppError } from "@domain/errors";
import { replacedBlock } from "@domain/report/blocks";
import { equalValues } from "@domain/record/equal";
import { useState } from "react";
import type { Row } from "../../../data/live-store";
import { notifyError } from "../../../ui/feedback/notify";
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
  const stored = row.data.blocks;
  const [before, setBefore] = useState<readonly (readonly Block[])[]>([]);
  const write = async (next: readonly Block[]) => {
    await keepBlocks(row, next);
  };
  const last = before.at(-1);
  const keep = async (next: readonly Block[]) => {
    if (equalValues(next, stored)) return;
    await write(next);
    setBefore((all) => [...all, stored]);
  };
  return {
    blocks: stored,
    keep,
    put: async (block, seen) => {
      const next = replacedBlock(stored, block, seen);
      if (next === null) throw new AppError("conflict");
      await keep(next);
    },
    undo:
      last === undefined
        ? null
        : () => {
            setBefore(before.slice(0, -1));
            write(last).catch(notifyError);
          },
  };
}

import type { Block } from "@domain/report/block";
import { equalValues } from "@domain/record/equal";
import { useState } from "react";
import type { Row } from "../../../data/live-store";
import { notifyError } from "../../../ui/feedback/notify";
import { keepBlocks } from "../report-writes";

export interface BlockEdits {
  blocks: readonly Block[];
  /** Keeps them so, at once. */
  keep: (blocks: readonly Block[]) => Promise<void>;
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
  return {
    blocks: stored,
    keep: async (next) => {
      if (equalValues(next, stored)) return;
      await write(next);
      setBefore((all) => [...all, stored]);
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

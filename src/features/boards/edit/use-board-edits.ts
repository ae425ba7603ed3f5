import type { Widget } from "@domain/board/stored";
import { storedWidgets, widgetsOf } from "@domain/board/stored";
import { arranged } from "@domain/board/layout";
import { useMemo } from "react";
import { useUndo } from "../../shared/undoing/use-undo";
import { notifyError } from "../../../ui/feedback/notify";
import { keepWidgets } from "../board-writes";
import type { BoardRow } from "../use-boards";

export interface BoardEdits {
  /** As they stand, in the order in which they are read. */
  widgets: readonly Widget[];
  /** Keeps them so, at once. */
  keep: (widgets: readonly Widget[]) => void;
  /** Takes the last change of this visit back; null: there is none. */
  undo: (() => void) | null;
}

/** What stands on a dashboard, and how its owner changes that: each change is kept as it is made. */
export function useBoardEdits(row: BoardRow): BoardEdits {
  const stored = row.data.widgets;
  const widgets = useMemo(() => arranged(widgetsOf(stored)), [stored]);
  const { keep, undo } = useUndo(stored, (next) => keepWidgets(row, next));
  return {
    widgets,
    keep: (next) => void keep(storedWidgets(next)).catch(notifyError),
    undo: undo && (() => void undo().catch(notifyError)),
  };
}

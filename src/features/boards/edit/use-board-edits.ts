import type { Widget } from "@domain/board/stored";
import { storedWidgets, widgetsOf } from "@domain/board/stored";
import { arranged } from "@domain/board/layout";
import { equalValues } from "@domain/record/equal";
import { useMemo, useState } from "react";
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
  const [before, setBefore] = useState<readonly (readonly string[])[]>([]);
  const write = (next: readonly string[]) =>
    void keepWidgets(row, next).catch(notifyError);
  const last = before.at(-1);
  return {
    widgets,
    keep: (next) => {
      const wanted = storedWidgets(next);
      if (equalValues(wanted, stored)) return;
      setBefore([...before, stored]);
      write(wanted);
    },
    undo:
      last === undefined
        ? null
        : () => {
            setBefore(before.slice(0, -1));
            write(last);
          },
  };
}

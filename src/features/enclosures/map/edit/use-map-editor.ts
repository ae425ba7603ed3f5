import { gridOf } from "@domain/grid/code";
import { sameGrid } from "@domain/grid/code";
import { proceed, startHistory } from "@domain/grid/history";
import type { Grid } from "@domain/grid/grid";
import type { MapSize } from "@domain/grid/size";
import { equalValues } from "@domain/record/equal";
import type { Dispatch } from "react";
import { useEffect, useMemo, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { useDraftOwner } from "../../../../data/hooks/ready-session";
import type { Row } from "../../../../data/live-store";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import { useDraft } from "../../../../ui/form/draft/use-draft";
import { useUnsavedGuard } from "../../../../ui/form/unsaved-guard";
import type { Deed, Editor } from "./editor";
import { edited, startEditor } from "./editor";
import { keptValues, storedValues, valuesOf } from "./map-values";

const drafts = draftStore("enclosure-map-draft", keptValues);

type MapRow = Row<"enclosureMaps">;

/** The size of a map that was begun before a reload; null for none. */
export function useKeptSize(enclosureId: string): MapSize | null {
  const owner = useDraftOwner(enclosureId);
  const [kept] = useState(() => drafts.load(owner)?.form ?? null);
  return kept;
}

export interface MapEditing {
  editor: Editor;
  act: Dispatch<Deed>;
  dirty: boolean;
  /** Whether something drawn before a reload is shown. */
  isResumed: boolean;
  /** What the person saw when they began; null: no map. */
  base: MapRow | null;
  /** What somebody else has stored since; null for nothing. */
  theirs: MapRow | null;
  /** Forgets one's own drawing for what is stored. */
  takeTheirs: (theirs: MapRow) => void;
  /** One's own drawing goes over what is stored. */
  keepMine: (theirs: MapRow) => void;
  /** What was drawn is in good hands. */
  release: () => void;
}

interface Begun {
  enclosure: Row<"enclosures">;
  /** The map as it is stored now. */
  stored: MapRow | null;
  /** What is drawn on where nothing is stored. */
  blank: Grid;
}

/** The map that somebody draws on: its history, draft, and what others do to it meanwhile. */
export function useMapEditor({ enclosure, stored, blank }: Begun): MapEditing {
  const { areas } = enclosure.data;
  const { id } = enclosure;
  const draft = useDraft(drafts, useDraftOwner(id), () => id);
  const [base, setBase] = useState<MapRow | null>(() =>
    stored === null || draft.found === null
      ? stored
      : { ...stored, data: { ...stored.data, ...draft.found.start } },
  );
  const [start, setStart] = useState(() =>
    base === null ? blank : gridOf(base.data, areas),
  );
  const [isResumed, setResumed] = useState(draft.found !== null);
  const [editor, act] = useReducer(edited, null, () => {
    const history = startHistory(start);
    const { found } = draft;
    return startEditor(
      found === null ? history : proceed(history, gridOf(found.form, areas)),
      areas[0]?.areaId ?? null,
    );
  });
  const { present } = editor.history;
  const [released, setReleased] = useState(false);
  const isChanged = useMemo(
    () => base === null || !sameGrid(present, start),
    [base, present, start],
  );
  const dirty = isChanged && !released;
  useUnsavedGuard(dirty, draft.drop);
  const begun = useMemo(() => valuesOf(start), [start]);
  useEffect(() => {
    if (dirty) draft.save({ form: valuesOf(present), start: begun });
    else draft.drop();
  }, [dirty, draft, present, begun]);
  const theirs =
    stored !== null &&
    !released &&
    (base === null ||
      !equalValues(storedValues(stored.data), storedValues(base.data)))
      ? stored
      : null;
  const rebase = (row: MapRow) => {
    setBase(row);
    setStart(gridOf(row.data, areas));
    setResumed(false);
  };
  return {
    editor,
    act,
    dirty,
    isResumed,
    base,
    theirs,
    takeTheirs: (row) => {
      rebase(row);
      act({ kind: "restart", grid: gridOf(row.data, areas) });
    },
    keepMine: rebase,
    release: () => {
      flushSync(() => setReleased(true));
      draft.drop();
    },
  };
}

import type { Paint } from "@domain/grid/edits";
import { brush, fill, rectangle } from "@domain/grid/edits";
import type { Cell, Grid, Level } from "@domain/grid/grid";
import { within } from "@domain/grid/grid";
import type { History } from "@domain/grid/history";
import { proceed, redo, startHistory, undo } from "@domain/grid/history";
import { refit } from "@domain/grid/refit";
import type { MapSize } from "@domain/grid/size";

export const tools = ["brush", "rectangle", "fill", "eraser"] as const;
export type Tool = (typeof tools)[number];

/** A drawing movement that is not at its end. */
interface Stroke {
  from: Cell;
  last: Cell;
  grid: Grid;
}

/** What a person works with on a map. */
export interface Editor {
  history: History;
  stroke: Stroke | null;
  /** The square that the keyboard is at. */
  cursor: Cell;
  /** The opposite corner of a rectangle begun from the keyboard. */
  anchor: Cell | null;
  tool: Tool;
  /** Squares to every side. */
  radius: number;
  layer: Paint["layer"];
  areaId: string | null;
  level: Level;
}

export type Deed =
  | {
      kind: "choose";
      choice: Partial<
        Pick<Editor, "tool" | "radius" | "layer" | "areaId" | "level">
      >;
    }
  | { kind: "begin" | "move"; cell: Cell }
  | { kind: "end" | "cancel" | "press" | "escape" | "undo" | "redo" }
  | { kind: "go"; columns: number; rows: number; extend: boolean }
  | { kind: "resize"; size: MapSize }
  | { kind: "restart"; grid: Grid };

export const startEditor = (
  history: History,
  areaId: string | null,
): Editor => ({
  history,
  stroke: null,
  cursor: { column: 0, row: 0 },
  anchor: null,
  tool: "brush",
  radius: 1,
  layer: "zones",
  areaId,
  level: 1,
});

/** The map as it is shown: with what is being drawn. */
export const shownGrid = ({ stroke, history }: Editor): Grid =>
  stroke?.grid ?? history.present;

function paintOf({ layer, tool, areaId, level }: Editor): Paint {
  const erases = tool === "eraser";
  return layer === "zones"
    ? { layer, areaId: erases ? null : areaId }
    : { layer, level: erases ? 0 : level };
}

/** What the tool makes of a movement from one square to another. */
function painted(editor: Editor, grid: Grid, from: Cell, to: Cell): Grid {
  const paint = paintOf(editor);
  if (editor.tool === "fill") return fill(grid, to, paint);
  if (editor.tool === "rectangle") return rectangle(grid, from, to, paint);
  return brush(grid, from, to, editor.radius, paint);
}

const kept = (editor: Editor, history: History): Editor => ({
  ...editor,
  history,
  stroke: null,
  anchor: null,
  cursor: within(history.present, editor.cursor),
});

function begin(editor: Editor, cell: Cell): Editor {
  const { present } = editor.history;
  const grid = painted(editor, present, cell, cell);
  const cursor = within(present, cell);
  return {
    ...editor,
    cursor,
    anchor: null,
    stroke: { from: cell, last: cell, grid },
  };
}

function move(editor: Editor, cell: Cell): Editor {
  const { stroke, tool, history } = editor;
  if (stroke === null || tool === "fill") return editor;
  const { from, last } = stroke;
  if (cell.column === last.column && cell.row === last.row) return editor;
  const grid =
    tool === "rectangle"
      ? painted(editor, history.present, from, cell)
      : painted(editor, stroke.grid, last, cell);
  return { ...editor, stroke: { from, last: cell, grid } };
}

/** Paints at the square of the keyboard: from the corner begun, where one is; the rectangle's first press begins one. */
function press(editor: Editor): Editor {
  const { cursor, anchor, tool, history } = editor;
  if (tool === "rectangle" && anchor === null)
    return { ...editor, anchor: cursor };
  const grid =
    anchor === null
      ? painted(editor, history.present, cursor, cursor)
      : rectangle(history.present, anchor, cursor, paintOf(editor));
  return kept(editor, proceed(history, grid));
}

function go(
  editor: Editor,
  { columns, rows, extend }: Extract<Deed, { kind: "go" }>,
): Editor {
  const { cursor, tool } = editor;
  const held = extend ? (editor.anchor ?? cursor) : null;
  return {
    ...editor,
    anchor: tool === "rectangle" ? (held ?? editor.anchor) : held,
    cursor: within(editor.history.present, {
      column: cursor.column + columns,
      row: cursor.row + rows,
    }),
  };
}

/** What becomes of the editor by what somebody did. */
export function edited(editor: Editor, deed: Deed): Editor {
  const { history, stroke } = editor;
  switch (deed.kind) {
    case "choose":
      return { ...editor, ...deed.choice, anchor: null };
    case "begin":
      return begin(editor, deed.cell);
    case "move":
      return move(editor, deed.cell);
    case "end":
      return stroke === null
        ? editor
        : kept(editor, proceed(history, stroke.grid));
    case "cancel":
      return { ...editor, stroke: null };
    case "escape":
      return { ...editor, anchor: null, stroke: null };
    case "press":
      return press(editor);
    case "go":
      return go(editor, deed);
    case "undo":
      return kept(editor, undo(history));
    case "redo":
      return kept(editor, redo(history));
    case "resize":
      return kept(editor, proceed(history, refit(history.present, deed.size)));
    case "restart":
      return kept(editor, startHistory(deed.grid));
  }
}

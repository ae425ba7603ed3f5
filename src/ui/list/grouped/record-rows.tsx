import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode, RefObject } from "react";
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { LaidOut } from "../record-list";
import { RecordRow } from "../record-row";
import { GroupHeading } from "./group-heading";
import type { Line } from "./row-groups";
import { linesOf, partsOf } from "./row-groups";

/** Shorter lists are drawn whole, so that the browser's own search finds every row. */
const drawnWhole = 60;
/** About as many as a screen has room for: they are drawn before the rest. */
const drawnFirst = 20;
const rowHeight = 41;

/** A row that is not laid out has no height to go by. */
const heightOf = (row: Element): number =>
  row.getBoundingClientRect().height || rowHeight;

/** A line that is drawn, and where. */
interface Drawn<T> {
  line: Line<T>;
  index: number;
  measure?: (element: Element | null) => void;
  top?: number;
}

interface RowsProps<T> {
  props: LaidOut<T>;
  lines: readonly Line<T>[];
}

/** The rows of a list under their headings; of a long one those in sight. */
export function RecordRows<T>(props: LaidOut<T>) {
  const { rows, groups } = props;
  const lines = useMemo(() => linesOf(rows, groups), [rows, groups]);
  const Lines = lines.length <= drawnWhole ? WholeRows : VirtualRows;
  return <Lines props={props} lines={lines} />;
}

/** What a row is drawn from: the same values as long as it looks the same. */
function drawn<T>(props: LaidOut<T>, row: T, index: number) {
  const { rowKey, rowHref, layout, see, made } = props;
  const { selection, rowActions, rowMore } = props;
  const id = rowKey(row);
  return {
    row,
    index,
    id,
    href: rowHref(row),
    layout,
    see,
    isMade: id === made,
    selection,
    rowActions,
    rowMore,
  };
}

const keyOf = <T,>({ rowKey }: LaidOut<T>, line: Line<T>): string =>
  line.kind === "row" ? rowKey(line.row) : `heading ${line.group.id}`;

function drawLine<T>(
  props: LaidOut<T>,
  { line, index, ...place }: Drawn<T>,
): ReactNode {
  return line.kind === "row" ? (
    <RecordRow
      key={keyOf(props, line)}
      {...drawn(props, line.row, index)}
      {...place}
    />
  ) : (
    <GroupHeading
      key={keyOf(props, line)}
      group={line.group}
      index={index}
      {...place}
    />
  );
}

/** Lines, each group of them a row group of the table under its name. */
function drawLines<T>(props: LaidOut<T>, shown: readonly Drawn<T>[]) {
  return partsOf(shown).map(({ group, lines }) => {
    const drawnLines = lines.map((line) => drawLine(props, line));
    return group === null ? (
      drawnLines
    ) : (
      <div key={group.id} role="rowgroup" aria-label={group.name}>
        {drawnLines}
      </div>
    );
  });
}

const roleOf = <T,>({ groups }: LaidOut<T>) =>
  groups === undefined ? "rowgroup" : "presentation";

/** Brings the row that was just made into sight, once. */
function useMadeInSight<T>(
  group: RefObject<HTMLDivElement | null>,
  { props: { rowKey, made }, lines }: RowsProps<T>,
) {
  const at =
    made === null
      ? -1
      : lines.findIndex(
          (line) => line.kind === "row" && rowKey(line.row) === made,
        );
  const shown = useRef(false);
  useEffect(() => {
    const rowsHere = group.current;
    if (at < 0 || shown.current || rowsHere === null) return;
    shown.current = true;
    const row = rowsHere.querySelector(`[data-index="${String(at)}"]`);
    if (row !== null) row.scrollIntoView({ block: "center" });
    else
      scrollTo({
        top:
          rowsHere.getBoundingClientRect().top +
          scrollY +
          at * rowHeight -
          innerHeight / 2,
      });
  }, [at, group]);
}

function WholeRows<T>({ props, lines }: RowsProps<T>) {
  const group = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  useMadeInSight(group, { props, lines });
  const { length } = lines;
  return (
    <div
      role={roleOf(props)}
      ref={group}
      style={all ? undefined : { minHeight: length * rowHeight }}
    >
      {drawLines(
        props,
        lines
          .slice(0, all ? length : drawnFirst)
          .map((line, index) => ({ line, index })),
      )}
    </div>
  );
}

function VirtualRows<T>({ props, lines }: RowsProps<T>) {
  "use no memo";
  const group = useRef<HTMLDivElement>(null);
  useMadeInSight(group, { props, lines });
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(group.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    overscan: 12,
    scrollMargin: offset,
    getItemKey: (index) => {
      const line = lines[index];
      return line === undefined ? index : keyOf(props, line);
    },
  });
  return (
    <div
      role={roleOf(props)}
      ref={group}
      style={{ position: "relative", height: virtual.getTotalSize() }}
    >
      {drawLines(
        props,
        virtual.getVirtualItems().flatMap(({ index, start }): Drawn<T>[] => {
          const line = lines[index];
          if (line === undefined) return [];
          const measure = virtual.measureElement;
          return [{ line, index, measure, top: start - offset }];
        }),
      )}
    </div>
  );
}

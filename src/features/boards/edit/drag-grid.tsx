import { dropped } from "@domain/board/layout";
import type { Widget } from "@domain/board/stored";
import { boardColumns, rowsMost, widgetRule } from "@domain/board/widgets";
import type { ReactNode } from "react";
import { GridLayout, verticalCompactor } from "react-grid-layout";
import "react-grid-layout/css/styles.css";
import classes from "./drag-grid.module.css";

interface DragGridProps {
  widgets: readonly Widget[];
  /** In px. */
  width: number;
  onChange: (widgets: readonly Widget[]) => void;
  children: (widget: Widget) => ReactNode;
}

/** A dashboard whose widgets are moved by their heads and sized at their corners. */
export function DragGrid({
  widgets,
  width,
  onChange,
  children,
}: DragGridProps) {
  const layout = widgets.map(({ id, kind, x, y, w, h }) => {
    const least = widgetRule(kind)?.least ?? { w: 2, h: 2 };
    return {
      ...{ i: id, x, y, w, h, minW: least.w, minH: least.h },
      ...{ maxW: boardColumns, maxH: rowsMost },
    };
  });
  const take = (places: readonly Placed[]) =>
    onChange(dropped(widgets, placesOf(places)));
  return (
    <GridLayout
      className={classes.grid ?? ""}
      width={width}
      layout={layout}
      gridConfig={{
        cols: boardColumns,
        rowHeight: 80,
        margin: [16, 16],
        containerPadding: [0, 0],
      }}
      dragConfig={{ handle: "[data-handle]", cancel: "button, a" }}
      resizeConfig={{ handles: ["se"] }}
      compactor={verticalCompactor}
      onDragStop={take}
      onResizeStop={take}
    >
      {widgets.map((widget) => (
        <div key={widget.id} data-row>
          {children(widget)}
        </div>
      ))}
    </GridLayout>
  );
}

interface Placed {
  i: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const placesOf = (places: readonly Placed[]) =>
  new Map(places.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]));

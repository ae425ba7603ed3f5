import { inReadingOrder } from "@domain/board/layout";
import type { Widget } from "@domain/board/stored";
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useWidth } from "../../ui/layout/use-width";
import { ListSkeleton } from "../../ui/state/skeletons";
import { fetched } from "../../ui/state/fetched";
import classes from "./widgets.module.css";
import { WidgetOptions } from "./edit/widget-options";
import { WidgetTools } from "./edit/widget-tools";
import type { BoardEdits } from "./edit/use-board-edits";
import { WidgetFrame } from "./frame/widget-frame";

const DragGrid = fetched(
  () => import("./edit/drag-grid").then(({ DragGrid: Grid }) => Grid),
  () => ListSkeleton({}),
);

/** Narrower than this, in px, widgets stand below each other. */
const gridFrom = 640;

interface WidgetsProps {
  edits: BoardEdits;
  isEditing: boolean;
  mayEdit: boolean;
}

/** The widgets where they stand; in one column where there is no room for more. */
export function Widgets({ edits, isEditing, mayEdit }: WidgetsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [asked, ask] = useState<string | null>(null);
  const { widgets, keep } = edits;
  const isGrid = (width ?? 0) >= gridFrom;
  const ofAsked = widgets.find(({ id }) => id === asked);
  const change = (id: string, params: Record<string, string>) =>
    keep(widgets.map((one) => (one.id === id ? { ...one, params } : one)));
  const frame = (widget: Widget) => (
    <WidgetFrame
      widget={widget}
      isFixed={isGrid}
      tools={
        isEditing && (
          <WidgetTools
            widget={widget}
            edits={edits}
            onOptions={() => ask(widget.id)}
          />
        )
      }
      onParams={isEditing ? (params) => change(widget.id, params) : null}
      onChoose={mayEdit ? () => ask(widget.id) : null}
    />
  );
  return (
    <div ref={ref}>
      {isGrid && isEditing && Number.isFinite(width) && (
        <DragGrid widgets={widgets} width={width ?? 0} onChange={keep}>
          {frame}
        </DragGrid>
      )}
      {isGrid && !(isEditing && Number.isFinite(width)) && (
        <div className={classes.grid}>
          {widgets.map((widget) => (
            <div
              key={widget.id}
              data-row
              style={{
                gridColumn: `${String(widget.x + 1)} / span ${String(widget.w)}`,
                gridRow: `${String(widget.y + 1)} / span ${String(widget.h)}`,
                minWidth: 0,
              }}
            >
              {frame(widget)}
            </div>
          ))}
        </div>
      )}
      {width !== null && !isGrid && (
        <Stack gap="md">
          {[...widgets].sort(inReadingOrder).map((widget) => (
            <div key={widget.id} data-row>
              {frame(widget)}
            </div>
          ))}
        </Stack>
      )}
      {ofAsked !== undefined && (
        <WidgetOptions
          widget={ofAsked}
          onParams={(params) => change(ofAsked.id, params)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

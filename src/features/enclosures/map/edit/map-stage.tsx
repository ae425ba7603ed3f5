import { levelAt, zoneAt } from "@domain/grid/grid";
import {
  ActionIcon,
  Box,
  Group,
  Paper,
  Stack,
  Text,
  Tooltip,
} from "@mantine/core";
import {
  IconArrowsMaximize,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import type { Dispatch } from "react";
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../ui/layout/use-width";
import type { Look } from "../../../shared/map/draw";
import type { Deed, Editor } from "./editor";
import { shownGrid } from "./editor";
import { MapCanvas } from "../../../shared/map/map-canvas";
import { useGestures } from "./use-gestures";
import { useMapKeys } from "./use-map-keys";
import { useZoom } from "./use-zoom";

interface MapStageProps {
  label: string;
  editor: Editor;
  act: Dispatch<Deed>;
  areas: readonly { areaId: string; areaName: string }[];
  plan: Look["plan"];
}

const zoomStep = 1.4;
const squareMax = 64;
const viewHeight = 560;

/** The map to draw on, by mouse, pen, fingers or keyboard. */
export function MapStage({ label, editor, act, areas, plan }: MapStageProps) {
  const { t } = useTranslation();
  const help = useId();
  const view = useRef<HTMLDivElement>(null);
  const [measure, width] = useWidth<HTMLDivElement>();
  const grid = shownGrid(editor);
  const fit = Math.min(
    Number.isFinite(width ?? Infinity)
      ? ((width ?? 600) - 4) / grid.columns
      : 6,
    (viewHeight - 4) / grid.rows,
  );
  const { zoom, zoomBy, showAll } = useZoom(view);
  const size = Math.min(squareMax, Math.max(2, fit * zoom));
  const areaIds = useMemo(() => areas.map(({ areaId }) => areaId), [areas]);
  const keys = useMapKeys(act, (steps) => zoomBy(zoomStep ** steps));
  const gestures = useGestures({ grid, view, act, pans: keys.pans, zoomBy });
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, {
      x: event.clientX,
      y: event.clientY,
    });
  });
  useEffect(() => {
    const element = view.current;
    // React listens passively: the page would be enlarged, too.
    const listen = (event: WheelEvent) => wheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);
  const { cursor, anchor } = editor;
  const marked = useMemo(
    () => ({ from: anchor ?? cursor, to: cursor }),
    [anchor, cursor],
  );
  const follow = useEffectEvent(() => {
    const element = view.current;
    if (element === null || zoom === 1) return;
    const [x, y] = [cursor.column * size, cursor.row * size];
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    if (x < scrollLeft) element.scrollLeft = x;
    else if (x + size > scrollLeft + clientWidth)
      element.scrollLeft = x + size - clientWidth;
    if (y < scrollTop) element.scrollTop = y;
    else if (y + size > scrollTop + clientHeight)
      element.scrollTop = y + size - clientHeight;
  });
  // Only where the keyboard goes: a closer look stays where it is.
  useLayoutEffect(() => follow(), [cursor]);
  return (
    <Stack gap="xs" ref={measure}>
      <Paper
        withBorder
        ref={view}
        role="application"
        aria-roledescription={t("enclosures.map.states.stage")}
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
        mah={viewHeight}
        style={{ overflow: "auto", overscrollBehavior: "contain" }}
      >
        <MapCanvas
          grid={grid}
          size={size}
          view={view}
          look={{
            layer: editor.layer,
            areaIds,
            plan,
            marked,
          }}
          aria-hidden
          style={{ touchAction: "none", cursor: "crosshair", margin: "0 auto" }}
          {...gestures}
        />
      </Paper>
      <Group justify="space-between" wrap="nowrap" align="center">
        <CellWords editor={editor} areas={areas} />
        <ZoomButtons onZoom={zoomBy} onFit={showAll} />
      </Group>
      <Text id={help} size="xs" c="dimmed">
        {t("enclosures.map.messages.keys")}
      </Text>
    </Stack>
  );
}

/** What lies on the square of the keyboard, said as it goes. */
function CellWords({ editor, areas }: Pick<MapStageProps, "editor" | "areas">) {
  const { t } = useTranslation();
  const grid = shownGrid(editor);
  const { column, row } = editor.cursor;
  const areaId = zoneAt(grid, column, row);
  const zone = areas.find((one) => one.areaId === areaId);
  return (
    <Text size="sm" role="status" miw={0}>
      {t("enclosures.map.states.cell", {
        column: column + 1,
        row: row + 1,
        zone: zone?.areaName ?? t("enclosures.map.states.unpainted"),
        level: levelAt(grid, column, row),
      })}
    </Text>
  );
}

interface ZoomButtonsProps {
  onZoom: (factor: number) => void;
  onFit: () => void;
}

const ZoomButtons = memo(function ZoomButtons({
  onZoom,
  onFit,
}: ZoomButtonsProps) {
  const { t } = useTranslation();
  const buttons = [
    { name: "zoomOut", icon: IconZoomOut, onClick: () => onZoom(1 / zoomStep) },
    { name: "fit", icon: IconArrowsMaximize, onClick: onFit },
    { name: "zoomIn", icon: IconZoomIn, onClick: () => onZoom(zoomStep) },
  ] as const;
  return (
    <Box style={{ display: "flex", flexShrink: 0 }}>
      {buttons.map(({ name, icon: Icon, onClick }) => (
        <Tooltip key={name} label={t(`enclosures.map.actions.${name}`)}>
          <ActionIcon
            size={44}
            variant="subtle"
            aria-label={t(`enclosures.map.actions.${name}`)}
            onClick={onClick}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </Box>
  );
});

import { Box, Skeleton, Stack } from "@mantine/core";
import {
  IconChevronDown,
  IconChevronUp,
  IconRefresh,
  IconRotate,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import type { RefObject } from "react";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../../../ui/display/icon";
import { ErrorBoundary } from "../../../../../ui/state/error-boundary";
import { fetched } from "../../../../../ui/state/fetched";
import type { Heat } from "../draw-heat";
import { MoveButtons } from "../moves/move-buttons";
import { Stage } from "../moves/stage";
import type { Moves } from "../moves/use-moves";
import { keyStep, zoomStep } from "../moves/use-moves";
import { svgAddress } from "../save/save-picture";
import type { Building } from "./blocks";
import type { ReliefDrawing } from "./relief-svg";
import { nameAt } from "./relief-svg";
import type { Turned } from "./turned";
import { closer, firstTurned, turnedBy } from "./turned";

export interface Relief3dProps {
  building: Building;
  kind: "counts" | "density";
  plan: Pick<Heat, "grid" | "areaIds" | "dark">;
  turned: Turned;
  /** Takes a picture of what is seen. */
  shot: RefObject<(() => HTMLCanvasElement) | null>;
  /** The graphics card has let go of it. */
  onLost: () => void;
}

const Waiting = () => <Skeleton h="100%" />;

/** Fetched when somebody looks at it: it is as large as the rest of the app. */
const Relief3d = fetched<Relief3dProps>(
  () => import("./relief-3d").then(({ Relief3d: Shown }) => Shown),
  Waiting,
);

interface ReliefViewProps extends Pick<Relief3dProps, "plan" | "shot"> {
  drawing: ReliefDrawing;
  svg: string;
  /** Whether it is the still picture that is shown. */
  isStill: boolean;
  label: string;
  onTurned: (turn: (turned: Turned) => Turned) => void;
  onFailed: () => void;
}

/** The levels as they are turned, in three dimensions or as a still picture from the same side. */
export function ReliefView(props: ReliefViewProps) {
  const { drawing, svg, plan, shot, isStill, label, onTurned, onFailed } =
    props;
  const { t } = useTranslation();
  const view = useRef<HTMLDivElement>(null);
  const moves = useMemo(
    (): Moves => ({
      by: (across, down) => onTurned((now) => turnedBy(now, across, down)),
      zoom: (factor) => onTurned((now) => closer(now, factor)),
      start: () => onTurned(() => firstTurned),
    }),
    [onTurned],
  );
  return (
    <Stack gap="xs">
      <Stage
        view={view}
        label={label}
        role={t("analysis.heat.relief.stage")}
        keys={t("analysis.heat.relief.keys")}
        moves={moves}
        height={drawing.height}
      >
        {isStill ? (
          <img
            src={svgAddress(svg)}
            alt=""
            draggable={false}
            style={{ display: "block", width: "100%", height: "100%" }}
          />
        ) : (
          <ErrorBoundary onError={onFailed}>
            <Relief3d
              building={drawing.building}
              kind={drawing.kind}
              turned={drawing.turned}
              {...{ plan, shot }}
              onLost={onFailed}
            />
            <Names drawing={drawing} />
          </ErrorBoundary>
        )}
      </Stage>
      <Turning moves={moves} />
    </Stack>
  );
}

/** The names of levels over what is drawn. */
function Names({ drawing }: { drawing: ReliefDrawing }) {
  return drawing.building.storeys.map(({ level }) => {
    const [x, y] = nameAt(drawing, level);
    return (
      <Box
        key={level}
        aria-hidden
        fz={12}
        style={{
          ...{ position: "absolute", pointerEvents: "none" },
          ...{ left: x, top: y, transform: "translateY(-100%)" },
        }}
      >
        {drawing.nameOf(level)}
      </Box>
    );
  });
}

function Turning({ moves }: { moves: Moves }) {
  const { t } = useTranslation();
  const button = (
    name: "left" | "right" | "up" | "down" | "zoomIn" | "zoomOut" | "start",
    icon: IconComponent,
    onClick: () => void,
  ) => ({ label: t(`analysis.heat.move.${name}`), icon, onClick });
  return (
    <MoveButtons
      buttons={[
        button("left", IconRotate, () => moves.by(keyStep, 0)),
        button("right", IconRotateClockwise, () => moves.by(-keyStep, 0)),
        button("up", IconChevronUp, () => moves.by(0, keyStep)),
        button("down", IconChevronDown, () => moves.by(0, -keyStep)),
        button("zoomOut", IconZoomOut, () => moves.zoom(1 / zoomStep)),
        button("zoomIn", IconZoomIn, () => moves.zoom(zoomStep)),
        button("start", IconRefresh, moves.start),
      ]}
    />
  );
}

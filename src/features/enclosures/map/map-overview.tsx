import { gridOf } from "@domain/grid/code";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { Box, Stack, Text } from "@mantine/core";
import { IconMap2 } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { useWidth } from "../../../ui/layout/use-width";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { MapCanvas } from "../../shared/map/map-canvas";
import { ScanReadiness } from "../../shared/map/scan-readiness";
import { MapTable } from "./map-table";
import { useEnclosureMap } from "../../shared/map/use-enclosure-map";

interface MapOverviewProps {
  row: Row<"enclosures">;
}

/** The map of an enclosure as it is, and the way to draw it for whoever may. */
export function MapOverview({ row }: MapOverviewProps) {
  const { t } = useTranslation();
  const live = useEnclosureMap(row);
  const may = useCan();
  const mayDraw =
    !isPutAway(row.data) &&
    may("change", "enclosures", factsFor("enclosures", row.data));
  const isBegun = live.state === "data" && live.data !== null;
  return (
    <Panel
      title={t("enclosures.map.title")}
      aside={
        mayDraw &&
        live.state === "data" && (
          <ButtonLink
            to={href("enclosure", { enclosureId: row.id, mode: "map" })}
            variant={isBegun ? "default" : "light"}
            style={{ flexShrink: 0 }}
            leftSection={<IconMap2 size={16} aria-hidden />}
          >
            {t(
              isBegun
                ? "enclosures.map.actions.draw"
                : "enclosures.map.actions.begin",
            )}
          </ButtonLink>
        )
      }
    >
      {live.state === "data" && <ScanReadiness row={row} map={live.data} />}
      <QueryState
        query={live}
        empty={<Text c="dimmed">{t("enclosures.map.states.none")}</Text>}
      >
        {(map) => map && <ShownMap row={row} map={map} />}
      </QueryState>
    </Panel>
  );
}

/** The map drawn, and as a table. */
export function ShownMap({
  row,
  map,
}: MapOverviewProps & { map: Row<"enclosureMaps"> }) {
  const { t } = useTranslation();
  const [measure, width] = useWidth<HTMLDivElement>();
  const { areas, enclosureName } = row.data;
  const grid = useMemo(() => gridOf(map.data, areas), [map.data, areas]);
  const look = useMemo(
    () => ({
      layer: "zones" as const,
      areaIds: areas.map(({ areaId }) => areaId),
      plan: null,
      marked: null,
    }),
    [areas],
  );
  const room = Number.isFinite(width ?? Infinity) ? (width ?? 300) : 300;
  const size = Math.max(1, Math.min(room / grid.columns, 420 / grid.rows));
  return (
    <Stack gap="md">
      <Box ref={measure}>
        <MapCanvas
          grid={grid}
          size={size}
          look={look}
          role="img"
          aria-label={t("enclosures.map.states.of", { name: enclosureName })}
          style={{ borderRadius: 4, overflow: "hidden" }}
        />
      </Box>
      <MapTable grid={grid} areas={areas} />
    </Stack>
  );
}

import { enclosureIdOf } from "@domain/board/params";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { QueryState } from "../../../ui/state/query-state";
import { useEnclosureMap } from "../../shared/map/use-enclosure-map";
import type { OfWidget } from "../../slot-table";
import { ShownMap } from "./map-overview";

/** The map of an enclosure. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const live = useRecord("enclosures", enclosureIdOf(params) ?? "");
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("common.messages.notThere")}</Text>}
    >
      {(row) => row && <OfEnclosure row={row} />}
    </QueryState>
  );
}

function OfEnclosure({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const live = useEnclosureMap(row);
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("enclosures.map.states.none")}</Text>}
    >
      {(map) => map && <ShownMap row={row} map={map} />}
    </QueryState>
  );
}

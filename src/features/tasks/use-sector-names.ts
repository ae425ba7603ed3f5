import { sectorsQuery } from "@domain/query/facility-queries";
import { defaultSectorColor } from "@domain/sector/sector";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Live, LiveList } from "../../data/live-store";
import { useLiveQuery } from "../../data/hooks/use-live";

export interface SectorMark {
  name: string;
  color: string;
}

/** The establishment's sectors by name; the bell holds them already. */
export function useSectors(zooId: string): Live<LiveList<"sectors">> {
  return useLiveQuery(useMemo(() => sectorsQuery(zooId), [zooId]));
}

/** Names and colours of the establishment's sectors, by id; null stands for "no sector". */
export function useSectorMarks(
  zooId: string,
): (id: string | null) => SectorMark {
  const { t } = useTranslation();
  const live = useSectors(zooId);
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    const known = new Map(rows.map(({ id, data }) => [id, data]));
    return (id) => {
      const sector = id === null ? undefined : known.get(id);
      return {
        name: sector?.sectorName ?? t("tasks.states.noSector"),
        color: sector?.sectorColor ?? defaultSectorColor,
      };
    };
  }, [live, t]);
}

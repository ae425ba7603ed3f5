import { sectorsQuery } from "@domain/query/facility-queries";
import { defaultSectorColor } from "@domain/sector/sector";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQuery } from "../../data/use-live";

export interface SectorMark {
  name: string;
  color: string;
}

/** Names and colours of the establishment's sectors, by id; null stands for "no sector". */
export function useSectorMarks(
  zooId: string,
): (id: string | null) => SectorMark {
  const { t } = useTranslation();
  const live = useLiveQuery(useMemo(() => sectorsQuery(zooId), [zooId]));
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

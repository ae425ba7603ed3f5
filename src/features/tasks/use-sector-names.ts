import { defaultSectorColor } from "@domain/sector/sector";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { standIn, useSectors } from "../../data/hooks/use-names";

export interface SectorMark {
  name: string;
  color: string;
}

/** Names and colours of the establishment's sectors, by id; null stands for "no sector". */
export function useSectorMarks(): (id: string | null) => SectorMark {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  return (id) => {
    const sector = sectors.of(id);
    return {
      name:
        sector?.sectorName ??
        standIn(sectors, id) ??
        t("tasks.states.noSector"),
      color: sector?.sectorColor ?? defaultSectorColor,
    };
  };
}

import type { WorkRecord } from "@domain/task/work-queries";
import { href } from "@domain/pages";
import { IconTemperature } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** The way to what is measured beside an enclosure, where the code on its label leads, or a whole sector. */
export function Component({ kind, id, sectorId, over }: WorkRecord) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  if (over === true || kind === "animals") return null;
  const inSector = kind === "sectors" ? id : sectorId;
  const sectorIds = inSector === null ? [] : [inSector];
  if (!may("create", "measures", { zooId, sectorIds })) return null;
  const place = kind === "sectors" ? { sectorId: id } : { enclosureId: id };
  return (
    <ButtonLink
      to={href("enclosureSensors", { tool: "collect", ...place })}
      size="md"
      mih={48}
      variant="light"
      leftSection={<IconTemperature size={20} aria-hidden />}
      style={{ order: 0, gridColumn: "1 / -1" }}
    >
      {t("measures.round.title")}
    </ButtonLink>
  );
}

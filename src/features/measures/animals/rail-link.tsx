import type { WorkRecord } from "@domain/task/work-queries";
import { href } from "@domain/pages";
import { IconHeartbeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { useMayGive } from "./use-may-give";

/** The way to what is measured of an animal, where the code on its label leads, or of a whole sector's. */
export function Component({ kind, id, sectorId, over }: WorkRecord) {
  const { t } = useTranslation();
  const { inSector } = useMayGive();
  if (over === true || kind === "enclosures") return null;
  const isSector = kind === "sectors";
  if (!inSector(isSector ? id : sectorId)) return null;
  const whose = isSector ? { sectorId: id } : { animalId: id };
  return (
    <ButtonLink
      to={href("veterinaryParameters", { tool: "collect", ...whose })}
      size="md"
      mih={48}
      variant="light"
      leftSection={<IconHeartbeat size={20} aria-hidden />}
      style={{ order: 0, gridColumn: "1 / -1" }}
    >
      {t("measures.health.collect")}
    </ButtonLink>
  );
}

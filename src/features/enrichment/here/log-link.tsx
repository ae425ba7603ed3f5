import { href } from "@domain/pages";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

interface LogLinkProps {
  of: { enclosureId: string } | { animalId: string };
  /** The sector it lies in; null: none. */
  sectorId: string | null;
  /** Beside a record that is about much else: it says what is logged, and comes before the tabs where the rail is under the header. */
  inRail?: boolean;
}

/** The way to the ten-second log of a place, for those who may; nothing else. */
export function LogLink({ of, sectorId, inRail = false }: LogLinkProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const sectorIds = sectorId === null ? [] : [sectorId];
  if (!may("create", "enrichmentSessions", { zooId, sectorIds })) return null;
  return (
    <ButtonLink
      to={href("enrichmentList", { tool: "log", ...of })}
      size="md"
      mih={48}
      leftSection={<IconPlus size={20} aria-hidden />}
      {...(inRail && { variant: "light" })}
      style={
        inRail
          ? { order: 0, gridColumn: "1 / -1" }
          : { alignSelf: "flex-start" }
      }
    >
      {t(inRail ? "enrichment.log.title" : "enrichment.log.actions.log")}
    </ButtonLink>
  );
}

import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import {
  IconChecklist,
  IconHeartbeat,
  IconPuzzle,
  IconTargetArrow,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** The ways from a sector to what is done in it. */
export function SectorMenu({ row }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  const may = useCan();
  const sectorId = row.id;
  const { zooId } = row.data;
  const ways = [
    {
      id: "tasks",
      icon: IconChecklist,
      to: href("taskList", { sectorId }),
      isOpen: may("read", "tasks", { zooId, sectorIds: [sectorId] }),
    },
    {
      id: "campaigns",
      icon: IconTargetArrow,
      to: href("campaignList"),
      isOpen: true,
    },
    {
      id: "enrichment",
      icon: IconPuzzle,
      to: href("enrichmentList", { sectorId }),
      isOpen: may("read", "enclosures"),
    },
    {
      id: "health",
      icon: IconHeartbeat,
      to: href("veterinaryParameters"),
      isOpen: may("read", "healthParameters"),
    },
  ] as const;
  return (
    <Group
      component="nav"
      aria-label={t("sectors.states.menu")}
      gap="xs"
      mb="md"
    >
      {ways
        .filter(({ isOpen }) => isOpen)
        .map(({ id, icon: Icon, to }) => (
          <ButtonLink
            key={id}
            to={to}
            variant="light"
            size="compact-md"
            mih={36}
            leftSection={<Icon size={16} aria-hidden />}
          >
            {t(`sectors.options.menu.${id}`)}
          </ButtonLink>
        ))}
    </Group>
  );
}

import { createsNothing } from "@domain/access/audience";
import { audienceOf } from "@domain/access/audience";
import { href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import {
  IconFence,
  IconMap2,
  IconPaw,
  IconPuzzle,
  IconTimeline,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { Panel } from "../../ui/page/panel";

const lists = [
  {
    page: "sectorList",
    of: "sectors",
    icon: IconMap2,
    label: "sectors.menu.sectorList",
  },
  {
    page: "enclosureList",
    of: "enclosures",
    icon: IconFence,
    label: "enclosures.menu.enclosureList",
  },
  {
    page: "animalList",
    of: "animals",
    icon: IconPaw,
    label: "animals.menu.animalList",
  },
  {
    page: "groupList",
    of: "groups",
    icon: IconUsersGroup,
    label: "groups.menu.groupList",
  },
  {
    page: "enrichmentList",
    of: "enrichments",
    icon: IconPuzzle,
    label: "enrichment.menu.enrichmentList",
  },
  {
    page: "timeline",
    of: "events",
    icon: IconTimeline,
    label: "events.menu.timeline",
  },
] as const;

/** For who is in no sector: the ways to what they may read, which their menu does not have. */
export function Component() {
  const isOther = audienceOf(useReadySession()) === "other";
  return isOther ? <Consult /> : null;
}

function Consult() {
  const { t } = useTranslation();
  const may = useCan();
  const comesToRead = createsNothing(useReadySession());
  const open = lists.filter(({ of }) => may("read", of));
  if (open.length === 0) return null;
  return (
    <Panel title={t("dashboard.consult.title")}>
      {!comesToRead && (
        <Text c="dimmed" mb="md">
          {t("dashboard.consult.noSector")}
        </Text>
      )}
      <Group component="nav" gap="xs" aria-label={t("dashboard.consult.title")}>
        {open.map(({ page, icon: Icon, label }) => (
          <ButtonLink
            key={page}
            to={href(page)}
            variant="light"
            mih={44}
            leftSection={<Icon size={18} aria-hidden />}
          >
            {t(label)}
          </ButtonLink>
        ))}
      </Group>
    </Panel>
  );
}

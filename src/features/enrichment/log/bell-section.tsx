import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** The way from the bell to the ten-second log, for those who log something somewhere. */
export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  if (!may("create", "enrichmentSessions", { zooId })) return null;
  return (
    <Group component="section" aria-label={t("enrichment.log.title")} p="sm">
      <ButtonLink
        to={href("enrichmentList", { tool: "log" })}
        fullWidth
        mih={44}
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t("enrichment.log.title")}
      </ButtonLink>
    </Group>
  );
}

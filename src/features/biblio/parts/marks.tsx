import type { Publication } from "@domain/biblio/publication";
import { Group } from "@mantine/core";
import { IconArchive, IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

/** Whose a publication is, where it is everybody's, and that it is no longer in use. */
export function Marks({ one }: { one: Publication }) {
  const { t } = useTranslation();
  if (!one.official && !one.archived) return null;
  return (
    <Group gap="xs" component="span">
      {one.official && (
        <StatusBadge
          color="blue"
          size="sm"
          icon={IconWorld}
          label={t("biblio.states.official")}
        />
      )}
      {one.archived && (
        <StatusBadge
          color="gray"
          size="sm"
          icon={IconArchive}
          label={t("biblio.states.archived")}
        />
      )}
    </Group>
  );
}

import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconPill } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../../ui/display/button-link";
import { useWaitingDoses } from "./use-waiting-doses";

/** How many doses wait to be given, and the way to them; where none does nothing stands there. */
export function BellDoses({ sectorIds }: { sectorIds: readonly string[] }) {
  const { t } = useTranslation();
  const waiting = useWaitingDoses(sectorIds);
  if (waiting === null) return null;
  const [sectorId = ""] = sectorIds;
  const first = waiting.doses[0]?.treatment.data.sectorId ?? sectorId;
  return (
    <Group component="section" aria-label={t("health.doses.title")} p="sm">
      <ButtonLink
        to={href("sector", {
          sectorId: first,
          tab: "tools",
          tool: "treatments",
        })}
        fullWidth
        mih={44}
        variant="light"
        {...(waiting.isMissed ? { color: "red" } : {})}
        leftSection={<IconPill size={18} aria-hidden />}
      >
        {waiting.words}
      </ButtonLink>
    </Group>
  );
}

import { isWaiting } from "@domain/health/doses/today";
import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconPill } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { useDoses } from "./use-doses";

/** How many doses wait to be given, and the way to them; where none does nothing stands there. */
export function BellDoses({ sectorIds }: { sectorIds: readonly string[] }) {
  const { t } = useTranslation();
  const live = useDoses(sectorIds);
  const [sectorId = ""] = sectorIds;
  const waiting =
    live.state === "data" ? live.data.doses.filter(isWaiting) : [];
  if (waiting.length === 0) return null;
  const missed = waiting.filter(({ state }) => state === "missed").length;
  const first = waiting[0]?.treatment.data.sectorId ?? sectorId;
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
        {...(missed > 0 ? { color: "red" } : {})}
        leftSection={<IconPill size={18} aria-hidden />}
      >
        {missed > 0
          ? t("health.doses.missedCount", { count: missed })
          : t("health.doses.waitingCount", { count: waiting.length })}
      </ButtonLink>
    </Group>
  );
}

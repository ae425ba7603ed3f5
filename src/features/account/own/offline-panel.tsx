import { href } from "@domain/pages";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFieldDay } from "../../../data/field-mode/use-field-day";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";

/** Until when this device can be answered on without a network, and the way to prepare it; nothing for who answers nothing. */
export function OfflinePanel() {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const may = useCan();
  const day = useFieldDay();
  if (!may("create", "evaluations", { zooId })) return null;
  const prepared =
    day !== null &&
    (day.ready
      ? t("account.messages.preparedUntil", {
          // The last minute of the day, which is how people say midnight.
          time: format.time(new Date(day.until - 60_000)),
        })
      : t("account.messages.partlyPrepared"));
  return (
    <Panel title={t("account.headings.offline")}>
      <Stack gap="xs" align="flex-start">
        <Text>{prepared || t("account.messages.notPrepared")}</Text>
        <TextLink to={href("assessment")}>
          {t("account.actions.toPreparation")}
        </TextLink>
      </Stack>
    </Panel>
  );
}

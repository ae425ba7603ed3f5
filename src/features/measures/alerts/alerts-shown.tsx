import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { useAlertWords } from "./use-alert-words";

interface AlertsShownProps {
  rows: readonly Row<"alerts">[];
}

/** The latest of what is to be looked at, each with its place and since when. */
export function AlertsShown({ rows }: AlertsShownProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { whatOf, whereOf } = useAlertWords();
  const all = href("dashboard", { tab: "alerts" });
  return (
    <Panel
      title={t("measures.alerts.title")}
      aside={
        <TextLink to={all} size="sm">
          {t("measures.alerts.all")}
        </TextLink>
      }
    >
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {rows.map(({ id, data }) => (
          <Group
            key={id}
            component="li"
            justify="space-between"
            gap="0 12px"
            mih={40}
          >
            <Group gap={8} wrap="nowrap">
              <IconAlertTriangle
                size={18}
                aria-hidden
                style={{ flexShrink: 0 }}
              />
              <TextLink to={all}>
                {[whatOf(data), whereOf(data)]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </TextLink>
            </Group>
            <Text component="span" size="sm" c="dimmed">
              {format.moment(data.openedAt, now)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

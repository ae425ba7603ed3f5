import { latestAlertsQueries } from "@domain/measures/alerts/board-queries";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { QueryState } from "../../../ui/state/query-state";
import { useAlertWords } from "../alerts/use-alert-words";

/** The latest alerts that wait for somebody, each with its place and since when. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const live = useLiveQueries(latestAlertsQueries(useReadySession()));
  const { whatOf, whereOf } = useAlertWords();
  const all = href("dashboard", { tab: "alerts" });
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("boards.states.nothing")}</Text>}
    >
      {({ rows }) => (
        <Stack
          component="ul"
          gap="xs"
          p={0}
          m={0}
          style={{ listStyle: "none" }}
        >
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
                  style={{ flex: "none" }}
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
      )}
    </QueryState>
  );
}

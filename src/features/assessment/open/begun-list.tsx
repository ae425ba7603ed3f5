import { begunEvaluationsQuery } from "@domain/evaluation/evaluation-queries";
import { Group, Stack, Text } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { Panel } from "../../../ui/page/panel";
import { recordAddress } from "../parts/addresses";
import { usePlaces } from "../parts/use-places";

/** What somebody began and has not handed in, to go on with; nothing where there is none. */
export function BegunList() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const begun = useLiveQueries([begunEvaluationsQuery(useReadySession())]);
  const { subjectOf } = usePlaces();
  if (begun.state !== "data" || begun.data.rows.length === 0) return null;
  return (
    <Panel title={t("assessment.headings.begun")}>
      <Stack gap="xs" component="ul" p={0} m={0}>
        {begun.data.rows.map(({ id, data, pending }) => {
          const name = subjectOf(data.subjectKind, data.subjectId)?.name ?? "—";
          return (
            <Group
              key={id}
              component="li"
              justify="space-between"
              gap="sm"
              style={{ listStyle: "none" }}
            >
              <div>
                <Text fw={500}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {t("assessment.fields.begunAt", {
                    date: format.moment(data.startedAt, now),
                  })}
                </Text>
              </div>
              <Group gap="sm">
                {pending && <PendingBadge />}
                <ButtonLink
                  to={recordAddress(id)}
                  mih={44}
                  variant="light"
                  leftSection={<IconPlayerPlay size={16} aria-hidden />}
                >
                  {t("assessment.actions.resume", { name })}
                </ButtonLink>
              </Group>
            </Group>
          );
        })}
      </Stack>
    </Panel>
  );
}

import { List, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { QueryState } from "../../../ui/state/query-state";
import { usePersonName } from "../parts/use-recipient-words";
import { useConfirmed } from "./use-confirmed";

/** Who has not confirmed yet, and who has, by name. */
export function Confirmations({ row }: { row: Row<"announcements"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const nameOf = usePersonName(row.data.zooId);
  const live = useConfirmed(row);
  return (
    <QueryState query={live}>
      {({ done, missing }) => (
        <Stack gap="md">
          <People
            title={t("announcements.states.missing", { count: missing.length })}
          >
            {missing
              .map((uid) => ({ uid, name: nameOf(uid) }))
              .sort((a, b) => format.byName(a.name, b.name))
              .map(({ uid, name }) => (
                <List.Item key={uid}>{name}</List.Item>
              ))}
          </People>
          <People
            title={t("announcements.states.confirmed", { count: done.length })}
          >
            {done.map(({ uid, at }) => (
              <List.Item key={uid}>
                {nameOf(uid)}{" "}
                <Text span c="dimmed">
                  {format.moment(at, now)}
                </Text>
              </List.Item>
            ))}
          </People>
        </Stack>
      )}
    </QueryState>
  );
}

function People({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {children.length > 0 && <List size="sm">{children}</List>}
    </section>
  );
}

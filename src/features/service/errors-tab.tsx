import { clientErrorsQuery } from "@domain/service/service-queries";
import {
  Badge,
  Button,
  Group,
  Paper,
  Stack,
  Switch,
  Text,
} from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { outcomeOf, useSubmit } from "../../data/hooks/use-submit";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import type { Row } from "../../data/live-store";
import { patch } from "../../data/write";
import { errorKey } from "../../lib/i18n/error-text";
import { useFormat } from "../../lib/use-format";
import { notifyError } from "../../ui/feedback/notify";
import {
  defineFilter,
  flag,
  useFilter,
} from "../../ui/list/filter/define-filter";
import { LoadMore } from "../../ui/list/load-more";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";

const filter = defineFilter({ archived: flag });

/** What goes wrong in people's apps, the latest first; told by names alone, so that nobody's work is read here. */
export function ErrorsTab() {
  const { t } = useTranslation();
  const [{ archived }, change] = useFilter(filter);
  const { live, more, growing } = useGrowingList((limit) =>
    clientErrorsQuery(archived, limit),
  );
  return (
    <Stack>
      <Switch
        label={t("service.actions.showSettled")}
        checked={archived}
        onChange={({ currentTarget }) =>
          change({ archived: currentTarget.checked })
        }
      />
      <QueryState query={live}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t("service.empty.title")}
              icon={IconCircleCheck}
              body={t("service.empty.text")}
            />
          ) : (
            <Stack component="ul" gap="xs" p={0} m={0}>
              {rows.map((row) => (
                <Failure key={row.id} row={row} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <LoadMore onMore={more} loading={growing} />
    </Stack>
  );
}

function Failure({ row }: { row: Row<"clientErrors"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, where, route, fields, build, count, lastAt, settled } =
    row.data;
  return (
    <Paper
      component="li"
      withBorder
      px="md"
      py="sm"
      style={{ listStyle: "none" }}
    >
      <Group justify="space-between" align="start" wrap="nowrap">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text fw={600}>{code}</Text>
            <Badge variant="light" color="gray">
              {t("service.states.times", { count })}
            </Badge>
          </Group>
          <Text size="sm">
            {[route === "other" ? null : route, where, fields.join(", ")]
              .filter((one) => one !== null && one !== "")
              .join(" · ")}
          </Text>
          <Text size="sm" c="dimmed">
            {t("service.states.last", { date: format.dateTime(lastAt), build })}
          </Text>
        </Stack>
        {!settled && <Settle row={row} />}
      </Group>
    </Paper>
  );
}

function Settle({ row }: { row: Row<"clientErrors"> }) {
  const { t } = useTranslation();
  const { busy, run } = useSubmit();
  const settle = async () => {
    const about = { kind: "clientErrors.settle", name: row.data.code };
    try {
      await outcomeOf(
        patch("clientErrors", row.id, { settled: true }, about, row),
      );
    } catch (error) {
      notifyError(t(errorKey(error)));
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={busy}
      aria-label={t("service.actions.settleOf", { code: row.data.code })}
      onClick={() => run(settle, () => undefined)}
    >
      {t("service.fields.settled")}
    </Button>
  );
}

import type { Check, CheckedPart, CheckState } from "@domain/service/check";
import { Badge, Button, Stack, Table, Text } from "@mantine/core";
import { IconActivity } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { ErrorState } from "../../../ui/state/error-state";
import { runChecks } from "./run-checks";

const colours: Record<CheckState, string> = {
  ok: "green",
  fault: "red",
  unknown: "gray",
};

/** What nothing may be known of, and what is to be done then, is said of these. */
const told = ["clock", "schedules", "mail"] as const;
const unknownOf = (part: CheckedPart) =>
  told.find((one) => one === part) ?? "any";

/** Whether everything that the product rests on works, looked at when asked. */
export function CheckTab() {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const [found, show] = useState<readonly Check[] | null>(null);
  const { busy, failure, run } = useSubmit();
  const look = () => run(() => runChecks(uid), show);
  return (
    <Stack align="flex-start">
      <Text size="sm">{t("service.help.check")}</Text>
      <Button
        mih={44}
        loading={busy}
        leftSection={<IconActivity size={16} aria-hidden />}
        onClick={look}
      >
        {t("service.actions.check")}
      </Button>
      {failure !== null && <ErrorState error={failure} onRetry={look} />}
      <div role="status" style={{ width: "100%" }}>
        {found !== null && <Results checks={found} />}
      </div>
    </Stack>
  );
}

function Results({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table withTableBorder aria-label={t("service.tabs.check")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("service.check.part")}</Table.Th>
            <Table.Th scope="col">{t("service.check.state")}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t("service.check.took")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {checks.map(({ part, state, ms, faults }) => (
            <Table.Tr key={part}>
              <Table.Th scope="row" fw={400}>
                <Text fw={600}>{t(`service.check.parts.${part}.name`)}</Text>
                <Text size="sm" c="dimmed">
                  {state === "unknown"
                    ? t(`service.check.unknown.${unknownOf(part)}`)
                    : t(`service.check.parts.${part}.${state}`)}
                </Text>
              </Table.Th>
              <Table.Td>
                <Badge color={colours[state]}>
                  {t(`service.check.states.${state}`)}
                </Badge>
                {faults !== null && faults > 1 && (
                  <Text size="sm">{format.number(faults)}</Text>
                )}
              </Table.Td>
              <Table.Td ta="end">
                {t("service.check.ms", { ms: format.number(ms) })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

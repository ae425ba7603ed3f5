import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { useFormat } from "../../../lib/use-format";
import type { ImportFlow } from "../modal/use-import";
import type { FailedRow } from "../run/run-import";
import { useInventoryWords } from "./use-inventory-words";
import { SaveRefused } from "./save-refused";

interface ResultStepProps {
  flow: ImportFlow;
  onClose: () => void;
}

/** What became of it, and the way to go on where it did not come to its end. */
export function ResultStep({ flow, onClose }: ResultStepProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const { plan, result } = flow;
  if (plan === null || result === null) return null;
  const { done, failed, stopped, failure } = result;
  const refused = plan.counts.refused;
  const isWhole = !stopped && failure === null;
  return (
    <Stack gap="md">
      <Text role="status" fw={600}>
        {t("inventory.states.imported", {
          count: done,
          number: format.number(done),
        })}
      </Text>
      {refused > 0 && (
        <Text>
          {t("inventory.states.leftOut", {
            count: refused,
            number: format.number(refused),
          })}
        </Text>
      )}
      {stopped && <Alert color="orange">{t("inventory.states.stopped")}</Alert>}
      {failure !== null && (
        <Alert color="red" role="alert" title={t("errors.messages.import")}>
          {t(errorKey(failure))}
        </Alert>
      )}
      {failed.length > 0 && <Failed failed={failed} />}
      {refused + failed.length > 0 && (
        <SaveRefused flow={flow} failed={failed} />
      )}
      {isWhole && (
        <Text size="sm" c="dimmed">
          {t("inventory.help.done")}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        {(!isWhole || failed.length > 0) && (
          <Button
            variant="default"
            loading={flow.busy}
            onClick={() => flow.goCompare("plan")}
          >
            {t("inventory.actions.again")}
          </Button>
        )}
        <Button ref={close} onClick={onClose}>
          {t("common.actions.close")}
        </Button>
      </Group>
    </Stack>
  );
}

/** As many as anybody reads through. */
const shown = 20;

function Failed({ failed }: { failed: readonly FailedRow[] }) {
  const { t } = useTranslation();
  const words = useInventoryWords();
  const format = useFormat();
  const more = failed.length - shown;
  return (
    <Alert color="red" role="alert" title={t("errors.messages.import")}>
      <Stack gap={2} component="ul" m={0} pl="md">
        {failed.slice(0, shown).map(({ row, ...why }) => (
          <Text
            key={row.row.line}
            component="li"
            size="sm"
            style={{ overflowWrap: "anywhere" }}
          >
            {t("inventory.states.failed", {
              line: row.row.line,
              name: row.name,
              reason: words.failed(why),
            })}
          </Text>
        ))}
      </Stack>
      {more > 0 && (
        <Text size="sm">
          {t("inventory.states.moreFailed", {
            count: more,
            number: format.number(more),
          })}
        </Text>
      )}
    </Alert>
  );
}

import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useLeaveGuard } from "../../../ui/form/unsaved-guard";
import { confirm } from "../../../ui/feedback/confirm";
import type { ImportFlow } from "../modal/use-import";

/** How far it is, and the way to end it. */
export function RunStep({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [stopping, setStopping] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  const { plan, count, failure } = flow;
  useLeaveGuard({
    active: flow.busy,
    placeOf: ({ pathname }) => pathname,
    ask: () =>
      confirm({
        title: t("inventory.confirm.stop"),
        body: t("inventory.confirm.stopBody"),
        confirm: t("inventory.actions.stop"),
      }),
    onLeave: flow.stop,
  });
  if (plan === null) return null;
  const total = plan.counts.new + plan.counts.changed;
  const handleStop = () => {
    setStopping(true);
    flow.stop();
  };
  return (
    <Stack gap="md">
      <Progress
        value={total === 0 ? 0 : (count / total) * 100}
        size="lg"
        animated={failure === null}
        aria-label={t("inventory.states.running")}
      />
      <Text role="status">
        {t("inventory.states.progress", {
          number: format.number(count),
          total: format.number(total),
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("inventory.help.running")}
      </Text>
      <Group justify="flex-end">
        {failure === null ? (
          <Button
            ref={stop}
            variant="default"
            loading={stopping}
            onClick={handleStop}
          >
            {t("inventory.actions.stop")}
          </Button>
        ) : (
          <Button onClick={() => flow.goTo("plan")}>
            {t("common.actions.back")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

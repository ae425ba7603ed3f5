import { campaignFacts } from "@domain/campaign/collection";
import { phaseOf } from "@domain/campaign/status";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { parisDay } from "@domain/time/paris";
import { Button, Stack, Text } from "@mantine/core";
import { IconBellRinging } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useCan } from "../../../data/hooks/use-can";
import { useNow, useOnline } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { usePersonName } from "../parts/use-campaign-words";

interface RemindProps {
  row: Row<"campaigns">;
  period: PeriodCoverage;
}

/** Says how many would be told and what, and tells them once that is agreed to; how many they were, null where it was not agreed to. */
function useAskAndRemind() {
  const { t } = useTranslation();
  const format = useFormat();
  return async ({ id: campaignId, data }: Row<"campaigns">) => {
    const asked = { campaignId, isTrial: true };
    const trial = await call("remindParticipants", asked);
    const { reminded: count, mails = count } = trial;
    if (count === 0) return 0;
    const isSure = await confirm({
      title: t("campaigns.monitoring.remindTitle", { count }),
      body: t("campaigns.monitoring.remindBody", {
        mails: format.number(mails),
        title: data.name,
      }),
      confirm: t("campaigns.monitoring.remindSend"),
    });
    if (!isSure) return null;
    const told = await call("remindParticipants", {
      campaignId,
      isTrial: false,
    });
    return told.reminded;
  };
}

/** Tells those who are behind in the period that runs, in the bell and by mail, each once a day; and says who was told last. */
export function RemindButton({ row, period }: RemindProps) {
  const { t } = useTranslation();
  const can = useCan();
  const isOnline = useOnline();
  const format = useFormat();
  const personName = usePersonName();
  const askAndRemind = useAskAndRemind();
  const now = useNow();
  const today = parisDay(now);
  const { reminded, remindedAt } = row.data;
  const { busy, failure, run } = useSubmit();
  const isNow = period.from <= today && today <= period.to;
  const lacks = period.totals.done < period.subjects.length;
  const mayRemind =
    isNow &&
    lacks &&
    phaseOf(row.data, today) === "running" &&
    can("change", "campaigns", campaignFacts(row.data));
  if (!mayRemind) return null;
  const remind = () =>
    run(
      () => askAndRemind(row),
      (count) => {
        if (count === null) return;
        notifyDone(
          count === 0
            ? t("campaigns.monitoring.nobodyReminded")
            : t("campaigns.monitoring.reminded", { count }),
        );
      },
    );
  return (
    <Stack gap="xs" align="flex-start" mb="md">
      <Button
        variant="default"
        loading={busy}
        disabled={!isOnline}
        leftSection={<IconBellRinging size={16} aria-hidden />}
        onClick={remind}
      >
        {t("campaigns.monitoring.remind")}
      </Button>
      {remindedAt !== null && (
        <Text size="sm">
          {t("campaigns.monitoring.remindedOn", {
            moment: format.moment(remindedAt, now),
            names: format.list(reminded.map(personName)),
          })}
        </Text>
      )}
      <FormFailure failure={failure} onRetry={remind} />
    </Stack>
  );
}

import { discardIssues } from "@domain/measures/discard/discard";
import { readingAheadMost } from "@domain/measures/ingest/check";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Button, Stack, Text } from "@mantine/core";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { FormFailure } from "../../../ui/form/form-failure";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { Discarding, SourceRow } from "./source-writes";
import { countReadings, discardReadings } from "./source-writes";

interface DiscardPanelProps {
  row: SourceRow;
  onClose: () => void;
}

interface Ends extends Record<string, unknown> {
  from: string | null;
  until: string | null;
}

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/** The day until now, and what came with a clock that is ahead. */
function lastDay(): Ends {
  const until =
    Math.ceil((Date.now() + readingAheadMost) / minuteMs) * minuteMs;
  return {
    from: fieldOfInstant(new Date(until - dayMs)),
    until: fieldOfInstant(new Date(until)),
  };
}

const spanOf = ({ from, until }: Ends) => ({
  from: instantOfField(from),
  until: instantOfField(until),
});

/** Takes out what a source sent of a stretch of time, once somebody has seen how many readings that is. */
export function DiscardPanel({ row, onClose }: DiscardPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [initial] = useState(lastDay);
  const [isNone, setNone] = useState(false);
  const { busy, failure, run } = useSubmit();
  const form = useRecordForm<Ends>({
    name: "discard",
    initial,
    issuesOf: (values) => discardIssues(spanOf(values)),
    labelOf: (field) =>
      t(
        field === "from"
          ? "measures.sources.fields.from"
          : "measures.sources.fields.until",
      ),
  });
  const { name } = row.data;
  const ask = async (discarding: Discarding, count: number) => {
    setNone(count === 0);
    if (count === 0) return;
    const agreed = await confirm({
      title: t("measures.sources.discardTitle", {
        count,
        number: format.number(count),
      }),
      body: t("measures.sources.discardBody", {
        name,
        from: format.dateTime(discarding.from),
        until: format.dateTime(discarding.until),
      }),
      confirm: t("measures.sources.discardYes"),
      danger: true,
    });
    if (!agreed) return;
    run(
      () => discardReadings(discarding),
      (gone) => {
        const number = format.number(gone);
        notifyDone(t("measures.sources.discarded", { count: gone, number }));
        form.release();
        onClose();
      },
    );
  };
  const count = () => {
    setNone(false);
    const { from, until } = spanOf(form.values);
    if (!form.check() || from === null || until === null) return;
    const { zooId, sourceId } = row.data;
    const discarding = { zooId, sourceId, from, until };
    run(
      () => countReadings(discarding),
      (found) => void ask(discarding, found),
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    count();
  };
  const end = (field: "from" | "until") => ({
    ...form.field(field),
    label: t(`measures.sources.fields.${field}`),
    required: true,
    value: form.values[field],
    onChange: (value: string | null) => form.change({ [field]: value }),
  });
  return (
    <RecordPanel title={t("measures.sources.discard")} onClose={onClose}>
      <form
        onSubmit={submit}
        noValidate
        aria-label={t("measures.sources.discard")}
      >
        <Stack gap="md">
          <ErrorSummary problems={form.problems} tries={form.tries} />
          <Text>{t("measures.sources.discardHelp", { name })}</Text>
          <DateTimeField {...end("from")} />
          <DateTimeField {...end("until")} />
          <FormFailure failure={failure} onRetry={count} />
          <Text aria-live="polite" size="sm">
            {isNone && t("measures.sources.discardNone")}
          </Text>
          <Button type="submit" mih={44} loading={busy}>
            {t("measures.sources.count")}
          </Button>
        </Stack>
      </form>
    </RecordPanel>
  );
}

import type { BlockOf } from "@domain/report/block";
import { blockTitleMax } from "@domain/report/block";
import type { FigureKind } from "@domain/report/figures";
import { freeze, otherPeriod } from "@domain/report/freeze";
import type { Report } from "@domain/report/report";
import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { IconCalendarExclamation, IconSnowflake } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { ErrorState } from "../../../ui/state/error-state";
import type { FreshFigure } from "../../slot-figures";
import { useReportWords } from "../parts/use-report-words";
import { FrozenFigureView } from "../view/frozen-figure";

interface FreezingProps {
  kind: FigureKind;
  /** null: nothing is to be shown of it. */
  fresh: FreshFigure | null;
  /** Of the report it goes into; null: this begins with it. */
  period: Pick<Report, "from" | "to"> | null;
  disabled?: boolean;
  onFreeze: (
    frozen: Pick<BlockOf<"figure">, "title" | "figure">,
  ) => Promise<void>;
  onDone: () => void;
}

/** A figure as its data are now: named, looked at, and kept so. */
export function Freezing(props: FreezingProps) {
  const { kind, fresh, period, disabled = false, onFreeze, onDone } = props;
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const now = useNow();
  const [typed, type] = useState<string | null>(null);
  if (fresh === null)
    return <Text c="dimmed">{t("reports.states.noFigure")}</Text>;
  const title = (typed ?? fresh.title).slice(0, blockTitleMax);
  const keep = () =>
    run(
      () =>
        onFreeze({
          title: title.trim() === "" ? fresh.title : title.trim(),
          figure: freeze(fresh.figure, kind, new Date()),
        }),
      onDone,
    );
  return (
    <Stack>
      <TextInput
        label={t("reports.fields.title")}
        value={title}
        maxLength={blockTitleMax}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <FrozenFigureView
        title={title}
        figure={freeze(fresh.figure, kind, now)}
      />
      {period !== null && (
        <PeriodNotice figure={fresh.figure} period={period} />
      )}
      {failure !== null && <ErrorState error={failure} onRetry={keep} />}
      <Button
        mih={44}
        loading={busy}
        disabled={disabled}
        leftSection={<IconSnowflake size={16} aria-hidden />}
        onClick={keep}
      >
        {t("reports.actions.freeze")}
      </Button>
    </Stack>
  );
}

interface PeriodNoticeProps {
  figure: FreshFigure["figure"];
  period: Pick<Report, "from" | "to">;
}

/** Both periods, where the figure has another one than its report. */
function PeriodNotice({ figure, period }: PeriodNoticeProps) {
  const { t } = useTranslation();
  const words = useReportWords();
  const other = otherPeriod(figure, period);
  return (
    other !== null && (
      <Alert
        color="orange"
        role="alert"
        icon={<IconCalendarExclamation aria-hidden />}
      >
        {t("reports.states.otherPeriod", {
          figure: words.period(other),
          report: words.period(period),
        })}
      </Alert>
    )
  );
}

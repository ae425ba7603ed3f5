import type { ExportAsked, ValueStep } from "@domain/export/asked";
import { valueSteps } from "@domain/export/asked";
import type { SentTable } from "@domain/export/sent-table";
import type { ExportFormat } from "@domain/export/export-job";
import { exportFormats } from "@domain/export/export-job";

import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import {
  Alert,
  Button,
  Group,
  Modal,
  Radio,
  Select,
  Stack,
  Text,
} from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { errorKey } from "../../../lib/i18n/error-text";
import {
  isLanguage,
  languageNames,
  languages,
} from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import type { Period } from "./period-fields";
import { isGood, PeriodFields } from "./period-fields";
import { RecentExports } from "./recent-exports";
import { takenFilters } from "./taken-filters";

interface ExportWindowProps {
  /** What is asked for; a period in it may be chosen otherwise here. */
  asked: ExportAsked;
  /** The table behind a chart, whose words are of the language shown. */
  table?: SentTable | null;
  /** From which day on the page shows records; null: no more than is asked for. */
  shownSince?: CalendarDay | null;
  onClose: () => void;
}

/** A list as a file: in which format and language, of which period; it comes by mail. */
export function ExportWindow(props: ExportWindowProps) {
  const { asked, table = null, shownSince = null, onClose } = props;
  const { t } = useTranslation();
  const small = useMediaQuery("(max-width: 639px)");
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t("exports.title")} · ${t(`exports.options.kinds.${asked.kind}`)}`}
      fullScreen={small}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Stack gap="lg">
        {asked.kind === "table" && table === null ? (
          <Alert color="yellow">{t("exports.messages.tooLarge")}</Alert>
        ) : (
          <ExportForm asked={asked} table={table} shownSince={shownSince} />
        )}
        <RecentExports />
      </Stack>
    </Modal>
  );
}

const isFormat = (text: string): text is ExportFormat =>
  exportFormats.some((one) => one === text);

function ExportForm({
  asked,
  table,
  shownSince,
}: Omit<Required<ExportWindowProps>, "onClose">) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const shown = useLanguage();
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const [fileFormat, setFileFormat] = useState<ExportFormat>("xlsx");
  const [language, setLanguage] = useState(shown);
  const [period, setPeriod] = useState<Period | null>(
    "period" in asked ? asked.period : null,
  );
  const [step, setStep] = useState<ValueStep | null>(
    "step" in asked ? asked.step : null,
  );
  const { busy, failure, run } = useSubmit();
  const isWrong = period !== null && !isGood(period);
  const send = () =>
    run(
      () =>
        call("requestExport", {
          ...{ operationId, zooId, table, format: fileFormat, language },
          asked: {
            ...asked,
            ...(period === null ? {} : { period }),
            ...(step === null ? {} : { step }),
          },
        }),
      () => {
        notifyDone(t("exports.messages.asked"));
        setOperationId(crypto.randomUUID());
      },
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) send();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t("exports.messages.how")}</Text>
        <Extent
          asked={asked}
          ofHealth={table?.ofHealth ?? asked.kind === "health"}
        />
        {period !== null && (
          <PeriodFields
            period={period}
            isWrong={isWrong}
            onChange={setPeriod}
          />
        )}
        {period !== null && shownSince && shownSince < period.since && (
          <Text size="sm" role="status">
            {t("exports.messages.beyond", {
              day: format.date(startOfDay(shownSince)),
            })}
          </Text>
        )}
        {step !== null && (
          <Select
            label={t("exports.fields.step")}
            allowDeselect={false}
            value={step}
            data={valueSteps.map((value) => ({
              value,
              label: t(`exports.options.steps.${value}`),
            }))}
            onChange={(chosen) => {
              const found = valueSteps.find((one) => one === chosen);
              if (found !== undefined) setStep(found);
            }}
          />
        )}
        <Radio.Group
          label={t("exports.fields.format")}
          value={fileFormat}
          onChange={(chosen) => {
            if (isFormat(chosen)) setFileFormat(chosen);
          }}
        >
          <Group gap="lg" mt={4}>
            {exportFormats.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`exports.options.formats.${one}`)}
              />
            ))}
          </Group>
        </Radio.Group>
        {table === null && (
          <Select
            label={t("exports.fields.language")}
            allowDeselect={false}
            value={language}
            data={languages.map((value) => ({
              value,
              label: languageNames[value],
            }))}
            onChange={(chosen) => {
              if (isLanguage(chosen)) setLanguage(chosen);
            }}
          />
        )}
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure.code === "conflict"
              ? t("exports.messages.noMail")
              : t(errorKey(failure))}
          </Alert>
        )}
        <Button type="submit" loading={busy}>
          {t("exports.actions.send")}
        </Button>
      </Stack>
    </form>
  );
}

/** What the file holds of what the page shows. */
function Extent({
  asked,
  ofHealth,
}: Pick<ExportWindowProps, "asked"> & { ofHealth: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = takenFilters(asked).map((name) => t(`exports.filters.${name}`));
  return (
    <>
      <Text size="sm">
        {asked.kind === "table"
          ? t("exports.messages.ofTable")
          : names.length === 0
            ? t("exports.messages.whole")
            : t("exports.messages.narrowed", {
                filters: new Intl.ListFormat(language).format(names),
              })}
      </Text>
      {ofHealth && <Alert color="blue">{t("exports.messages.ofHealth")}</Alert>}
    </>
  );
}

import type { ReportForm } from "@domain/report/form";
import { reportTitleMax } from "@domain/report/report";
import { Group, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { languageNames, languages } from "../../../lib/i18n/languages";
import { MultiSelect, Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { optionsFound } from "../../../ui/list/option-filter";

/** What a report is called, of when and of which places it speaks. */
export function ReportFields({ form }: { form: RecordForm<ReportForm> }) {
  const { t } = useTranslation();
  const sectors = useDirectory("sectors", useReadySession().zooId);
  const { from, to, sectorIds } = form.values;
  return (
    <>
      <TextInput
        {...form.input("title")}
        data-autofocus
        label={t("reports.fields.title")}
        required
        maxLength={reportTitleMax + 20}
        autoComplete="off"
      />
      <Select
        {...form.choice("language")}
        label={t("reports.fields.language")}
        allowDeselect={false}
        data={languages.map((value) => ({
          value,
          label: languageNames[value],
        }))}
      />
      <Group gap="sm" align="flex-start" grow>
        <DayField
          {...form.field("from")}
          label={t("reports.fields.from")}
          required
          value={from}
          onChange={(day) => form.change({ from: day })}
        />
        <DayField
          {...form.field("to")}
          label={t("reports.fields.to")}
          required
          value={to}
          onChange={(day) => form.change({ to: day })}
        />
      </Group>
      <MultiSelect
        {...form.field("sectorIds")}
        label={t("reports.fields.sectorIds")}
        description={t("reports.help.sectorIds")}
        searchable
        filter={optionsFound}
        data={sectors.list.map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={sectorIds}
        onChange={(chosen) => form.change({ sectorIds: chosen })}
      />
    </>
  );
}

import type { AssessForm } from "@domain/measures/alerts/register/assess";
import { alertLevelOf, degrees } from "@domain/measures/alerts/alert";
import { fullName } from "@domain/person/user";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { usePeople } from "../../../../data/hooks/use-names";
import { useFormat } from "../../../../lib/use-format";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import { DayField } from "../../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { optionsFound } from "../../../../ui/list/option-filter";

interface AssessFieldsProps {
  form: Pick<RecordForm<AssessForm>, "field" | "change">;
  values: AssessForm;
}

/** How likely it means harm, how much, who sees to it and until when. */
export function AssessFields({ form, values }: AssessFieldsProps) {
  const { t } = useTranslation();
  const { likelihood, severity } = values;
  return (
    <>
      {(["likelihood", "severity"] as const).map((name) => (
        <ChoiceChips
          key={name}
          {...form.field(name)}
          label={t(`measures.alerts.fields.${name}`)}
          description={t(`measures.alerts.help.${name}`)}
          required
          options={degrees.map((degree) => ({
            value: String(degree),
            label: String(degree),
          }))}
          value={values[name] === null ? null : String(values[name])}
          onChange={(degree) => form.change({ [name]: Number(degree) })}
        />
      ))}
      {likelihood !== null && severity !== null && (
        <Text size="sm" role="status">
          {t("measures.alerts.levelIs", {
            level: t(
              `measures.alerts.levels.${alertLevelOf({ likelihood, severity })}`,
            ),
          })}
        </Text>
      )}
      <OwnerField form={form} values={values} />
      <DayField
        {...form.field("due")}
        label={t("measures.alerts.fields.due")}
        description={t("measures.alerts.help.due")}
        clearable
        value={values.due}
        onChange={(due) => form.change({ due })}
      />
    </>
  );
}

/** Active colleagues by name; who is named already stays even when they have left. */
function OwnerField({ form, values: { owner } }: AssessFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const people = usePeople(zooId, { live: true });
  const options = people.rows
    .filter(
      ({ id, data }) =>
        id === owner || (data.userStatus === "active" && !data.isDeleted),
    )
    .map(({ id, data }) => ({ value: id, label: fullName(data) }))
    .sort((a, b) => format.byName(a.label, b.label));
  return (
    <Select
      {...form.field("owner")}
      label={t("measures.alerts.fields.owner")}
      description={t("measures.alerts.help.owner")}
      placeholder={t("measures.alerts.noOwner")}
      data={options}
      value={owner}
      onChange={(chosen) => form.change({ owner: chosen })}
      searchable
      clearable
      filter={optionsFound}
      limit={60}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("measures.states.noChoice")}
    />
  );
}

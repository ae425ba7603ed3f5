import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople } from "../../../data/hooks/use-names";
import type { InputBinding } from "../../../ui/form/use-record-form";
import { useFormat } from "../../../lib/use-format";
import { MultiSelect } from "../../../ui/form/fields/choosers";

type ResponsiblePickerProps = InputBinding<string[]>;

/** Active colleagues by name; those already named stay even when they have left. */
export function ResponsiblePicker(field: ResponsiblePickerProps) {
  const { value } = field;
  const { zooId } = useReadySession();
  const { t } = useTranslation();
  const format = useFormat();
  const { rows, live } = usePeople(zooId, { live: true });
  const here = rows.filter(
    ({ id: person, data }) =>
      value.includes(person) ||
      (data.userStatus === "active" && !data.isDeleted),
  );
  const known = new Set(here.map((row) => row.id));
  const options = here
    .map((row) => ({ value: row.id, label: fullName(row.data) }))
    .sort((a, b) => format.byName(a.label, b.label));
  const unknown = value
    .filter((person) => !known.has(person))
    .map((person) => ({
      value: person,
      label:
        live.state === "loading"
          ? t("common.states.loading")
          : t("tasks.states.unknownPerson"),
    }));
  return (
    <MultiSelect
      {...field}
      label={t("tasks.fields.responsible")}
      description={t("tasks.help.responsible")}
      placeholder={value.length === 0 ? t("tasks.help.choosePeople") : ""}
      data={[...options, ...unknown]}
      maxValues={50}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("tasks.help.noPerson")}
    />
  );
}

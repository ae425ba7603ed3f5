import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";
import { useProfileName } from "../parts/use-profile-name";

interface ProfileChoiceProps {
  label: string;
  rows: readonly Row<"profiles">[];
  value: string | null;
  onChange: (profileId: string | null) => void;
}

/** One of the profiles, or none. */
export function ProfileChoice(props: ProfileChoiceProps) {
  const { label, rows, value, onChange } = props;
  const { t } = useTranslation();
  const { byName } = useFormat();
  const nameOf = useProfileName();
  return (
    <Select
      label={label}
      placeholder={t("profiles.compare.choose")}
      data={rows
        .filter(({ id, data }) => !data.archived || id === value)
        .map(({ id, data }) => ({ value: id, label: nameOf(data) }))
        .sort((a, b) => byName(a.label, b.label))}
      value={value}
      onChange={onChange}
      searchable
      clearable
      filter={optionsFound}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("profiles.states.notFound")}
    />
  );
}

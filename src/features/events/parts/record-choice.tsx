import type { PlacedSubject } from "@domain/event/event";
import { tokenOf } from "@domain/event/event";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { namedBy, type Named } from "./about";
import { useRecordNames } from "./use-record-names";

/** So many are offered at once; typing finds the others. */
const offeredMax = 60;

interface RecordChoiceProps {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  kinds: readonly PlacedSubject[];
  value: Named | null;
  onChange: (named: Named | null) => void;
}

/** One record of the establishment by name, under its kind; one that was removed is named while it is chosen. */
export function RecordChoice(props: RecordChoiceProps) {
  const { label, all, kinds, value, onChange } = props;
  const { t } = useTranslation();
  const names = useRecordNames();
  const data = kinds.map((kind) => ({
    group: t(`events.groups.${kind}`),
    items: names[kind].list
      .filter(
        ({ id, archived }) =>
          !archived || (value?.collection === kind && value.id === id),
      )
      .map(({ id, name }) => ({ value: tokenOf(kind, id), label: name })),
  }));
  return (
    <Select
      aria-label={label}
      placeholder={all}
      data={data}
      limit={offeredMax}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      style={{ flex: "1 1 12rem", maxWidth: 280 }}
      value={value === null ? null : tokenOf(value.collection, value.id)}
      onChange={(token) => onChange(namedBy(token))}
    />
  );
}

import { animalSexes, animalStates } from "@domain/animal/animal";
import type { InventoryField } from "@domain/inventory/fields";
import type { Difference, Refusal } from "@domain/inventory/plan/types";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** A stored code as a word, anything else as it stands. */
function valueWord(t: TFunction, field: InventoryField, value: string): string {
  const sex = animalSexes.find((one) => one === value);
  if (field === "sex" && sex !== undefined)
    return t(`animals.options.sex.${sex}`);
  const state = animalStates.find((one) => one === value);
  return field === "state" && state !== undefined
    ? t(`animals.options.state.${state}`)
    : value;
}

const wordsOf = (t: TFunction) => ({
  field: (field: InventoryField) => t(`inventory.options.fields.${field}`),
  refusal({ field, code, value, line }: Refusal): string {
    const reason =
      line === undefined
        ? t(`inventory.options.refusals.${code}`)
        : t("inventory.states.duplicateOf", { line });
    if (field === null) return reason;
    return t("inventory.states.refused", {
      field: t(`inventory.options.fields.${field}`),
      value: value === "" ? "—" : value,
      reason,
    });
  },
  difference: ({ field, from, to }: Difference): string =>
    t("inventory.states.difference", {
      field: t(`inventory.options.fields.${field}`),
      from: from === null ? "—" : valueWord(t, field, from),
      to: to === null ? "—" : valueWord(t, field, to),
    }),
});

/** What is wrong with rows and what they change, in the reader's language. */
export function useInventoryWords() {
  const { t } = useTranslation();
  return useMemo(() => wordsOf(t), [t]);
}

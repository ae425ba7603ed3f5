import { animalSexes, animalStates } from "@domain/animal/animal";
import type { InventoryField } from "@domain/inventory/fields";
import { byPlainField } from "@domain/inventory/fields";
import type { Difference, Refusal } from "@domain/inventory/plan/types";
import { issueCodes } from "@domain/schema/issue";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import type { FailedRow } from "../run/run-import";

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

/** What a file calls the stored fields that an import gives. */
const inFile: Readonly<Record<string, InventoryField>> = {
  animalName: "name",
  animalBirthdate: "birth",
  animalSexe: "sex",
  animalEnclosureData: "enclosure",
  groupId: "group",
  specieId: "latin",
  subSpecie: "subSpecie",
  gan: "gan",
  localId: "localId",
  ...byPlainField((column): InventoryField => column),
  animalState: "state",
  animalStateDate: "state",
  animalStateReason: "reason",
};

/** What the server says of a field, as a sentence; a length is not known by now. */
function whyOf(t: TFunction, code: string): string {
  if (code === "reference") return t("inventory.states.notThere");
  if (code === "conflict") return t("errors.codes.conflict");
  const known = issueCodes.find((one) => one === code && one !== "tooLong");
  return t(`errors.fields.${known ?? "invalid"}`);
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
  /** Why the server left a row out, field by field where it says so. */
  failed({ code, fields }: Pick<FailedRow, "code" | "fields">): string {
    const said = fields.flatMap((one) => {
      const [path = "", why = ""] = one.split(":");
      const field = inFile[path.split(".", 1).join("")];
      return field === undefined
        ? []
        : t("inventory.states.fieldFailed", {
            field: t(`inventory.options.fields.${field}`),
            reason: whyOf(t, why),
          });
    });
    return said.length === 0 ? t(errorKey({ code })) : said.join(" ");
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

import type { Dosing } from "@domain/health/prescriptions/dosing";
import { usualTimes } from "@domain/health/doses/usual-times";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

type Told = Pick<
  Dosing,
  | "molecule"
  | "otherMolecule"
  | "dosage"
  | "dosageUnit"
  | "quantity"
  | "quantityUnit"
  | "route"
  | "frequency"
  | "times"
>;

/** How a treatment is told: what it is, how much, how and how often. */
export function useTreatmentWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const moleculeOf = ({
    molecule,
    otherMolecule,
  }: Pick<Told, "molecule" | "otherMolecule">): string =>
    molecule === "other"
      ? (otherMolecule ?? t("health.molecules.other"))
      : t(`health.molecules.${molecule}`);
  return {
    moleculeOf,
    /** What one dose is: 1,5 mg · 1 ml · oral. */
    doseOf: (one: Told): string =>
      [
        `${format.number(one.dosage)}\u00a0${one.dosageUnit}`,
        `${format.number(one.quantity)}\u00a0${t(`health.quantityUnits.${one.quantityUnit}`, { count: one.quantity })}`,
        t(`health.routes.${one.route}`),
      ].join(" · "),
    /** How often, and when in the day. */
    rhythmOf: ({ frequency, times }: Told): string => {
      const of = times.length > 0 ? times : usualTimes[frequency];
      return [t(`health.frequencies.${frequency}`), of.join(", ")]
        .filter((part) => part !== "")
        .join(" · ");
    },
  };
}

import type { Dosing } from "@domain/health/prescriptions/dosing";
import { startOfDay } from "@domain/time/paris";
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
  const doseOf = (one: Told): string =>
    [
      `${format.number(one.dosage)}\u00a0${t(`health.dosageUnits.${one.dosageUnit}`)}`,
      `${format.number(one.quantity)}\u00a0${t(`health.quantityUnits.${one.quantityUnit}`, { count: one.quantity })}`,
      t(`health.routes.${one.route}`),
    ].join(" · ");
  const rhythmOf = ({ frequency, times }: Told): string => {
    const of = times.length > 0 ? times : usualTimes[frequency];
    return [t(`health.frequencies.${frequency}`), of.join(", ")]
      .filter((part) => part !== "")
      .join(" · ");
  };
  const spanOf = ({ startDate, endDate }: Dosing): string =>
    t("health.treatments.span", {
      from: format.date(startOfDay(startDate)),
      until: format.date(startOfDay(endDate)),
    });
  const told = [moleculeOf, doseOf, rhythmOf, spanOf];
  return {
    moleculeOf,
    /** What one dose is: 1,5 mg · 1 ml · oral. */
    doseOf,
    /** How often, and when in the day. */
    rhythmOf,
    /** What a revision changed, each as it was and as it became. */
    changesOf: (before: Dosing, after: Dosing): string[] =>
      told
        .map((wordsOf) => [wordsOf(before), wordsOf(after)])
        .filter(([was, is]) => was !== is)
        .map((both) => both.join(" → ")),
  };
}

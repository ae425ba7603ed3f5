import { usualTimes } from "@domain/health/doses/usual-times";
import type { Dosing } from "@domain/health/prescriptions/dosing";
import type { Asking } from "../kinds/exporter";

/** How what is prescribed is told: what, how much of it in which unit, and how it is given. */
export function treatmentWords({ say, language }: Asking) {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  const quantityOf = ({ quantity, quantityUnit }: Dosing): string => {
    // Of a unit that is written short there is no plural.
    const form =
      quantityUnit === "ml"
        ? quantityUnit
        : `${quantityUnit}_${plural.select(quantity)}`;
    return `${number.format(quantity)}\u00a0${say(`health.quantityUnits.${form}`)}`;
  };
  return {
    of(dosing: Dosing) {
      const { molecule, otherMolecule, dosage, dosageUnit } = dosing;
      const { route, frequency, times, posology } = dosing;
      const when = times.length > 0 ? times : usualTimes[frequency];
      return {
        what:
          molecule === "other" && otherMolecule !== null
            ? otherMolecule
            : say(`health.molecules.${molecule}`),
        value: dosage,
        unit: say(`health.dosageUnits.${dosageUnit}`),
        details: [
          quantityOf(dosing),
          say(`health.routes.${route}`),
          say(`health.frequencies.${frequency}`),
          when.join(", "),
          posology ?? "",
        ]
          .filter((part) => part !== "")
          .join(" · "),
      };
    },
  };
}

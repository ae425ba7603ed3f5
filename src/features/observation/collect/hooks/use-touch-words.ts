import type { EthogramPlan } from "@domain/ethogram/version";
import type { Loose } from "@domain/observation/collect/tapped";
import type { FocalRow } from "@domain/observation/rows/row";
import { useTranslation } from "react-i18next";
import type { ReadEthogram } from "../../../../data/observation/use-ethogram";
import { behaviourName } from "../../parts/words";
import type { Followed } from "../animal-row";

/** Whether it is directed, and at whom was never said. */
const lacksPartner = (
  { behaviours }: EthogramPlan,
  { behaviourId, partnerId, act }: FocalRow,
): boolean =>
  partnerId === null &&
  act !== "stop" &&
  behaviours.some(
    (one) => one.behaviourId === behaviourId && one.outcome !== null,
  );

/** What a touch recorded, in words. */
export function useTouchWords(
  { plan, words }: ReadEthogram,
  animals: readonly Followed[],
): (rows: readonly Loose[]) => string {
  const { t } = useTranslation();
  const nameOf = (id: string) => animals.find((one) => one.id === id)?.name;
  const partnerOf = (row: FocalRow) => {
    if (row.partnerId !== null) return nameOf(row.partnerId);
    return animals.length > 1 && lacksPartner(plan, row)
      ? t("observation.collect.noPartner")
      : undefined;
  };
  return (rows) => {
    const last = rows.at(-1);
    if (last === undefined) return "";
    if (last.kind === "scan")
      return t("observation.collect.scanMade", {
        count: last.row.seen.length,
      });
    if (last.kind === "mark")
      return [
        t(`observation.collect.marks.${last.row.kind}`),
        nameOf(last.row.animalId ?? ""),
        last.row.text,
      ]
        .filter((part) => part != null)
        .join(" · ");
    const { animalId, behaviourId, act } = last.row;
    const what =
      behaviourId === null
        ? t("observation.collect.notVisible")
        : behaviourName(words, behaviourId);
    return [
      animals.length > 1 ? nameOf(animalId) : undefined,
      act === "stop" ? t("observation.collect.stopped", { what }) : what,
      partnerOf(last.row),
    ]
      .filter((part) => part !== undefined)
      .join(" · ");
  };
}

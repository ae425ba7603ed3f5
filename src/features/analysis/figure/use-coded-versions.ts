import type { Summary } from "@domain/observation/analysed/summary";
import { figureVersionsMost } from "@domain/report/block";
import { useTranslation } from "react-i18next";
import { useEthogramNames } from "../query/use-coding";

const wordsMost = 200;

/** In which versions of its ethogram what is shown was coded, in words. */
export function useCodedVersions({ coded }: Pick<Summary, "coded">): string[] {
  const { t } = useTranslation();
  const nameOf = useEthogramNames(coded === null ? [] : [coded.obsId]);
  return (coded?.versions ?? []).slice(0, figureVersionsMost).map((version) =>
    t("analysis.taken.version", {
      name: nameOf(coded?.obsId ?? ""),
      version,
    }).slice(0, wordsMost),
  );
}

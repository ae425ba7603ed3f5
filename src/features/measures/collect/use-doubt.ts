import type { Parameter } from "@domain/measures/parameters/parameter";
import type { Doubt, LastValue } from "@domain/measures/values/doubt";
import { doubtOf, shareFrom } from "@domain/measures/values/doubt";
import type { Value } from "@domain/measures/values/value";
import i18next from "i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { useParameterWords } from "../parameters/use-parameter-words";

/** Asks before values are kept, which are told with what they are of; `separator`: one of them may have been meant as thousands. */
export const askDoubt = (values: string, separator: boolean) =>
  confirm({
    title: separator
      ? i18next.t("measures.messages.separatorTitle")
      : i18next.t("measures.messages.unlikelyTitle"),
    body: separator
      ? i18next.t("measures.messages.separatorBody", { values })
      : i18next.t("measures.messages.unlikelyBody", { values }),
    confirm: i18next.t("measures.actions.saveAnyway"),
  });

interface Doubted {
  parameter: Parameter;
  /** What is measured, and of whom. */
  name: string;
  value: Value;
  doubt: Doubt;
  last: LastValue | null;
}

/** What a doubtful value is called in the question about it; one that is far from the last, with that one. */
export function useDoubtWords() {
  const format = useFormat();
  const now = useNow();
  const { valueOf } = useParameterWords();
  return ({ parameter, name, value, doubt, last }: Doubted): string => {
    const values = `${name} ${valueOf(parameter, value)}`;
    const share = last === null ? null : shareFrom(last.value, value);
    if (doubt !== "far" || share === null || !last?.at) return values;
    return i18next.t("measures.messages.far", {
      values,
      share: format.number(share, {
        style: "percent",
        maximumFractionDigits: 0,
        signDisplay: "exceptZero",
      }),
      last: valueOf(parameter, last.value),
      day: format.day(last.at, now),
    });
  };
}

/** Asks before a value is kept that is rare, or may be another; true where nobody needs to be asked. */
export function useDoubt(parameter: Parameter) {
  const { nameOf } = useParameterWords();
  const wordsOf = useDoubtWords();
  return async (
    text: string,
    given: { value: Value | null; at: Date; isEstimated?: boolean },
    last: LastValue | null,
  ) => {
    const { value } = given;
    if (value === null) return true;
    const doubt = doubtOf(parameter, text, { ...given, value }, last);
    if (doubt === null) return true;
    const name = nameOf(parameter);
    return askDoubt(
      wordsOf({ parameter, name, value, doubt, last }),
      doubt === "thousands",
    );
  };
}

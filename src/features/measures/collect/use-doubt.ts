import type { Parameter } from "@domain/measures/parameters/parameter";
import { doubtOf } from "@domain/measures/values/doubt";
import type { Value } from "@domain/measures/values/value";
import i18next from "i18next";
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

/** Asks before a value is kept that is rare, or may be another; true where nobody needs to be asked. */
export function useDoubt(parameter: Parameter) {
  const { nameOf, valueOf } = useParameterWords();
  return async (text: string, value: Value | null, last: Value | null) => {
    const doubt = value === null ? null : doubtOf(parameter, text, value, last);
    if (value === null || doubt === null) return true;
    const words = `${nameOf(parameter)} ${valueOf(parameter, value)}`;
    return askDoubt(words, doubt === "thousands");
  };
}

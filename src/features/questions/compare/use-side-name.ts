import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Side } from "./use-side";

/** What a side of a comparison is called: the question's reference, and of when it is. */
export function useSideName(): (side: Side) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ shown, at }) =>
    t("questions.compare.sideName", {
      name: shown?.questionRef ?? "",
      when: at === null ? t("questions.time.now") : format.dateTime(at),
    });
}

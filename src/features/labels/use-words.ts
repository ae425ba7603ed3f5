import type { Use } from "@domain/label/usage";
import type { ParseKeys } from "i18next";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";

/** How the records of a collection are counted; those of one without words of its own are records. */
function keyOf({ collection, count }: Use) {
  const own = `labels.uses.${collection}`;
  const isKnown = (key: string): key is ParseKeys & "labels.uses.records" =>
    i18next.exists(key, { count });
  return isKnown(own) ? own : "labels.uses.records";
}

/** By what something is used, in words: "3 records and 1 campaign". */
export function useUseWords(): (uses: readonly Use[]) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (uses) =>
    format.list(
      uses.map((use) =>
        t(keyOf(use), { count: use.count, number: format.number(use.count) }),
      ),
    );
}

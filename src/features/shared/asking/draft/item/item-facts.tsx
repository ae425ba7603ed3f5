import type { ItemForm } from "@domain/survey/edit/draft-form";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";

interface ItemFactsProps {
  item: Pick<ItemForm, "questionRef" | "weight" | "mandatory">;
  /** Its reference stands beside its words. */
  isNamed: boolean;
}

/** In one line what is set of a question where it is asked; what is as everywhere is not said. */
export function ItemFacts({ item, isNamed }: ItemFactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { questionRef, weight, mandatory } = item;
  const facts = [
    ...(isNamed ? [questionRef] : []),
    ...(weight === 1 || Number.isNaN(weight)
      ? []
      : [
          t("surveys.preview.fields.weight", { weight: format.number(weight) }),
        ]),
    ...(mandatory === "asQuestion"
      ? []
      : [t(`surveys.edit.options.mandatory.${mandatory}`)]),
  ];
  return facts.length === 0 ? null : (
    <Text component="span" display="block" size="sm" c="dimmed">
      {facts.join(" · ")}
    </Text>
  );
}

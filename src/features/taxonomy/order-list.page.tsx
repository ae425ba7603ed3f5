import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";
import { TaxonList, useNamesColumn } from "./list/taxon-list";
import { useBase } from "./parts/use-base";
import { useOrders } from "./parts/use-taxa";

/** The orders of the species base, each with how many families it has. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const orders = useOrders();
  const { families } = useBase();
  const names = useNamesColumn<"order">();
  const held = new Map<string, number>();
  for (const { parentId } of families.rows)
    if (parentId !== null) held.set(parentId, (held.get(parentId) ?? 0) + 1);
  return (
    <TaxonList
      kind="order"
      taxa={orders}
      hrefOf={(orderId) => href("orderList", { orderId })}
      columns={[
        {
          id: "families",
          header: t("taxonomy.fields.families"),
          width: "fit",
          from: 640,
          card: "labelled",
          cell: ({ id }) => format.number(held.get(id) ?? 0),
        },
        names,
      ]}
    />
  );
}

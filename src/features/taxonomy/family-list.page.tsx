import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { NotGiven } from "../../ui/display/coming-name";
import { usePageParams } from "../../ui/list/search-params";
import { TaxonList, useNamesColumn } from "./list/taxon-list";
import { TaxonChoice } from "./parts/taxon-choice";
import { TaxonName } from "./parts/taxon-name";
import { useFamilies, useOrders } from "./parts/use-taxa";

/** The families of the species base, of all orders or one. */
export function Component() {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const families = useFamilies();
  const orders = useOrders();
  const names = useNamesColumn<"family">();
  const orderId = orders.of(params.get("orderId"))?.id ?? null;
  return (
    <TaxonList
      kind="family"
      taxa={families}
      parentId={orderId}
      wants={({ parentId }) => orderId === null || parentId === orderId}
      hrefOf={(familyId) => href("familyList", { familyId, orderId })}
      filters={
        <TaxonChoice
          kind="order"
          taxa={orders.rows}
          value={orderId}
          onChange={(id) => change({ orderId: id })}
        />
      }
      columns={[
        {
          id: "order",
          header: t("taxonomy.fields.order"),
          width: "minmax(0, 2fr)",
          from: 640,
          card: "bare",
          cell: ({ parentId }) => {
            const order = orders.of(parentId);
            return order === undefined ? (
              <NotGiven />
            ) : (
              <TaxonName taxon={order} />
            );
          },
        },
        names,
      ]}
    />
  );
}

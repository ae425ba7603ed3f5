import { href } from "@domain/pages";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { NotGiven } from "../../ui/display/coming-name";
import { optionsFound } from "../../ui/list/option-filter";
import { usePageParams } from "../../ui/list/search-params";
import { TaxonList, useNamesColumn } from "./list/taxon-list";
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
        <Select
          aria-label={t("taxonomy.fields.order")}
          placeholder={t("taxonomy.states.allOrders")}
          data={orders.rows.map(({ id, latin }) => ({
            value: id,
            label: latin,
          }))}
          value={orderId}
          onChange={(id) => change({ orderId: id })}
          searchable
          clearable
          limit={100}
          filter={optionsFound}
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          nothingFoundMessage={t("taxonomy.states.nothing.order")}
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

import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { usePageParams } from "../../ui/list/search-params";
import { TaxonList, useNamesColumn } from "./list/taxon-list";
import { TaxonChoice } from "./parts/taxon-choice";
import { ParentName } from "./parts/parent-name";
import { useBase } from "./parts/use-base";
import { useFamilies } from "./parts/use-taxa";

/** The families of the species base, of all orders or one. */
export function Component() {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const families = useFamilies();
  const base = useBase();
  const names = useNamesColumn<"family">();
  const orderId = base.orders.of(params.get("orderId"))?.id ?? null;
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
          taxa={base.orders.rows}
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
          cell: ({ parentId }) => (
            <ParentName kind="order" id={parentId} base={base} />
          ),
        },
        names,
      ]}
    />
  );
}

import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { Card } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";
import { PageHeader } from "../../ui/page/page-header";
import { QueryState } from "../../ui/state/query-state";
import { useCount } from "./parts/use-count";
import { useBase } from "./parts/use-base";
import { Leaves } from "./recap/branch";
import { FamilyBranch, OrderBranch } from "./recap/tree";

const everything = speciesQuery(
  {
    familyId: null,
    orderId: null,
    underReview: null,
    latin: null,
    from: null,
  },
  1,
);

/** The combined tree of orders, families and species; what is not opened is not read. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const base = useBase();
  const { orders, families } = base;
  const isCounted = base.live.state === "data" && base.species === null;
  const counted = useCount(isCounted ? everything : null);
  const species = base.species ?? counted;
  const stray = families.rows.filter(
    ({ parentId }) => orders.of(parentId) === undefined,
  );
  return (
    <>
      <PageHeader
        title={t("taxonomy.recap.title")}
        facts={format.list([
          t("taxonomy.recap.orders", { count: orders.rows.length }),
          t("taxonomy.recap.families", { count: families.rows.length }),
          ...(species === null
            ? []
            : [t("taxonomy.recap.species", { count: species })]),
        ])}
      />
      <QueryState query={base.live}>
        {() => (
          <Card>
            <Leaves>
              {orders.rows.map((order) => (
                <OrderBranch
                  key={order.id}
                  order={order}
                  families={families.rows.filter(
                    ({ parentId }) => parentId === order.id,
                  )}
                />
              ))}
              {stray.map((family) => (
                <FamilyBranch key={family.id} family={family} />
              ))}
            </Leaves>
          </Card>
        )}
      </QueryState>
    </>
  );
}

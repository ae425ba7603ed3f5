import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { localized } from "@domain/taxonomy/taxonomy";
import { Button, SimpleGrid } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { useWidth } from "../../../ui/layout/use-width";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import type { TaxonRow } from "../parts/use-taxa";
import { useFamilies, useOrders } from "../parts/use-taxa";
import { SpeciesColumn } from "./species-column";
import { TaxonColumn } from "./taxon-column";

/** Less than this and one column after the other is shown. */
const roomFor = 720;

const idParam = idSchema.nullable().catch(null);

/** Species found by their order and family: three columns, or one step after the other where there is little room. */
export function Component() {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const [ref, width] = useWidth<HTMLDivElement>();
  const orders = useOrders();
  const families = useFamilies();
  const order = orders.of(idParam.parse(params.get("orderId")));
  const family = families.of(idParam.parse(params.get("familyId")));
  const step = family !== undefined ? 2 : order !== undefined ? 1 : 0;
  const steps = width !== null && width < roomFor;
  const listed = useListed();
  const columns = [
    <TaxonColumn
      key="order"
      title={t("taxonomy.browser.orders")}
      live={orders.live}
      rows={listed(orders.rows)}
      chosen={order?.id ?? null}
      to={(id) => href("submenu", { orderId: id })}
    />,
    order !== undefined && (
      <TaxonColumn
        key="family"
        title={t("taxonomy.browser.families")}
        live={families.live}
        rows={listed(
          families.rows.filter(({ parentId }) => parentId === order.id),
        )}
        chosen={family?.id ?? null}
        to={(id) => href("submenu", { orderId: order.id, familyId: id })}
      />
    ),
    family !== undefined && (
      <SpeciesColumn key={family.id} familyId={family.id} />
    ),
  ];
  return (
    <>
      <PageHeader title={t("taxonomy.browser.title")} />
      <div ref={ref}>
        {steps && step > 0 && (
          <Button
            variant="subtle"
            mih={44}
            mb="sm"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            onClick={() =>
              change(step === 2 ? { familyId: null } : { orderId: null })
            }
          >
            {t(
              step === 2
                ? "taxonomy.browser.toFamilies"
                : "taxonomy.browser.toOrders",
            )}
          </Button>
        )}
        <SimpleGrid cols={steps ? 1 : 3} spacing="md">
          {steps ? columns[step] : columns}
        </SimpleGrid>
      </div>
    </>
  );
}

/** Orders or families by name in the reader's language. */
function useListed() {
  const language = useLanguage();
  const { byName } = useFormat();
  return (rows: readonly TaxonRow[]) =>
    rows
      .map(({ id, latin, name, names }) => ({
        ...{ id, latin },
        name: localized(names, language, name),
      }))
      .sort((a, b) => byName(a.name, b.name));
}

import { allFound } from "@domain/directory/search";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { useDirectory, useSectors } from "../../../data/hooks/use-names";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { LabelSheet } from "../../../ui/print/label-sheet";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { enclosureFilter } from "./enclosure-filter";
import { enclosureTexts, useWantsEnclosure } from "./use-wants-enclosure";

/** Labels of the enclosures that the list is narrowed to. */
export function EnclosureLabels() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params] = usePageParams();
  const [filters] = useFilter(enclosureFilter);
  const [typed] = useSearchTerm();
  const species = useDirectory("species", zooId);
  const sectors = useSectors(zooId);
  const { found } = useFound("enclosures", zooId, {
    typed,
    wants: useWantsEnclosure(filters, species, zooId),
    textsOf: enclosureTexts,
  });
  if (found === null) return <ListSkeleton />;
  const address = (enclosureId: string) =>
    location.origin + href("enclosure", { enclosureId, zoo: zooId });
  return (
    <LabelSheet
      list={{
        label: t("enclosures.title"),
        to: `${href("enclosureList")}?${withParams(params, { tool: null }).toString()}`,
      }}
      labels={allFound(found).map(({ id, name, sectorId }) => ({
        id,
        name,
        under: sectors.of(sectorId)?.sectorName ?? "",
        address: address(id),
      }))}
    />
  );
}

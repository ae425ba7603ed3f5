import { usePageParams } from "../../ui/list/search-params";
import { withTexts } from "../../lib/i18n/i18n";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";

const CollectPage = fetched(
  () => import("./collect/collect-page").then(({ CollectPage }) => CollectPage),
  PageSkeleton,
);
const ImportPage = fetched(
  withTexts(["measures", "measures.import"], () =>
    import("./import/import-page").then(({ ImportPage }) => ImportPage),
  ),
  PageSkeleton,
);
const PlacePage = fetched(
  () => import("./here/place-page").then(({ PlacePage }) => PlacePage),
  PageSkeleton,
);
const MeasuresPage = fetched(
  () =>
    import("./parameters/measures-page").then(
      ({ MeasuresPage }) => MeasuresPage,
    ),
  PageSkeleton,
);

/** What is measured of places: by everybody where it is, of one enclosure, or set up for all of them. */
export function Component() {
  const [params] = usePageParams();
  const enclosureId = params.get("enclosureId");
  if (params.get("tool") === "import" && enclosureId !== null)
    return <ImportPage key={enclosureId} enclosureId={enclosureId} />;
  if (params.get("tool") === "collect") return <CollectPage />;
  return enclosureId === null ? (
    <MeasuresPage />
  ) : (
    <PlacePage key={enclosureId} enclosureId={enclosureId} />
  );
}

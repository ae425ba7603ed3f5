import { withTexts } from "../../lib/i18n/i18n";
import { usePageParams } from "../../ui/list/search-params";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";

const AnimalPage = fetched(
  withTexts(["measures", "measures.health"], () =>
    import("./animals/animal-page").then(({ AnimalPage }) => AnimalPage),
  ),
  PageSkeleton,
);
const CollectPage = fetched(
  withTexts(["measures", "measures.health"], () =>
    import("./animals/collect-page").then(({ CollectPage }) => CollectPage),
  ),
  PageSkeleton,
);
const HealthPage = fetched(
  withTexts(["measures", "measures.health"], () =>
    import("./animals/health-page").then(({ HealthPage }) => HealthPage),
  ),
  PageSkeleton,
);

/** What is measured of animals: by everybody on their way, of one animal, or set up for all of them. */
export function Component() {
  const [params] = usePageParams();
  const animalId = params.get("animalId");
  if (params.get("tool") === "collect") return <CollectPage />;
  return animalId === null ? (
    <HealthPage />
  ) : (
    <AnimalPage key={animalId} animalId={animalId} />
  );
}

import { withTexts } from "../../lib/i18n/i18n";
import { usePageParams } from "../../ui/list/search-params";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";

const texts = ["measures", "measures.health"] as const;

const AnimalPage = fetched(
  withTexts(texts, () =>
    import("./animals/animal-page").then(({ AnimalPage }) => AnimalPage),
  ),
  PageSkeleton,
);
const CollectPage = fetched(
  withTexts(texts, () =>
    import("./animals/collect-page").then(({ CollectPage }) => CollectPage),
  ),
  PageSkeleton,
);
const HealthPage = fetched(
  withTexts(texts, () =>
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

import { idSchema } from "@domain/schema/fields";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveDoc } from "../../data/hooks/use-live";
import { usePageParams } from "../../ui/list/search-params";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { AnimalCard } from "./neighbours/animal-card";
import { CardList } from "./neighbours/card-list";
import { AnimalSheet } from "./sheet/animal-sheet";

const idParam = idSchema.nullable().catch(null);

/** One animal on one page, to be printed; of another establishment what that shows of it, and without an animal those that this one may see. */
export function Component() {
  const [params] = usePageParams();
  const animalId = idParam.parse(params.get("animalId"));
  if (animalId === null) return <CardList />;
  return params.get("tool") === "card" ? (
    <AnimalCard key={animalId} animalId={animalId} />
  ) : (
    <SheetOrCard key={animalId} animalId={animalId} />
  );
}

/** Of one's own animals there is more than a card. */
function SheetOrCard({ animalId }: { animalId: string }) {
  const { zooId } = useReadySession();
  const live = useLiveDoc("animals", animalId);
  const isRefused = live.state === "error" && live.code === "not-allowed";
  return (
    <QueryState
      query={isRefused ? { state: "data", data: null } : live}
      skeleton={<PageSkeleton />}
      isEmpty={() => false}
    >
      {(row) =>
        row?.data.zooId === zooId ? (
          <AnimalSheet row={row} />
        ) : (
          <AnimalCard animalId={animalId} />
        )
      }
    </QueryState>
  );
}

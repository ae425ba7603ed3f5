import { idSchema } from "@domain/schema/fields";
import { usePageParams } from "../../ui/list/search-params";
import { AnimalCard } from "./neighbours/animal-card";
import { CardList } from "./neighbours/card-list";

const idParam = idSchema.nullable().catch(null);

/** The animals of other establishments that this one may see, or one of them. */
export function Component() {
  const [params] = usePageParams();
  const animalId = idParam.parse(params.get("animalId"));
  return animalId === null ? (
    <CardList />
  ) : (
    <AnimalCard key={animalId} animalId={animalId} />
  );
}

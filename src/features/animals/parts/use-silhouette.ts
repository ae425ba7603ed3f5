import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecies } from "../../../data/hooks/use-names";
import type { IconComponent } from "../../../ui/display/icon";
import { silhouetteOf } from "../silhouette/silhouettes";

/** The silhouette of a species' order, to spread on a picture; a paw where the order is not known. */
export function useSilhouette(specieId: string | null): {
  silhouette: IconComponent;
} {
  const { zooId } = useReadySession();
  const orderId = useSpecies(zooId).of(specieId)?.orderId ?? "";
  return { silhouette: silhouetteOf(orderId) };
}

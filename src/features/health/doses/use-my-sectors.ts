import { useReadySession } from "../../../data/hooks/ready-session";

/** The sectors in which somebody gives doses, as keeper or as vet; [] for none. */
export function useMySectors(): readonly string[] {
  const { access, zooId } = useReadySession();
  if (access.zooId !== zooId) return [];
  const { keeper, veterinary } = access.sectorRoles;
  return [...new Set([...keeper, ...veterinary])];
}

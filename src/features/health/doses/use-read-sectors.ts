import { can } from "@domain/access/can";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSectors } from "../../../data/hooks/use-names";

/** The sectors whose doses this person reads, and whether they may say of each what became of them; null while the sectors are not known. */
export function useReadSectors(): { ids: string[]; mayGive: boolean } | null {
  const session = useReadySession();
  const { rows, live } = useSectors(session.zooId);
  if (live.state === "loading") return null;
  const may = (action: "read" | "create", sectorId: string) =>
    can(session, action, "doses", {
      zooId: session.zooId,
      sectorIds: [sectorId],
    });
  const ids = rows.map(({ id }) => id).filter((id) => may("read", id));
  return { ids, mayGive: ids.every((id) => may("create", id)) };
}

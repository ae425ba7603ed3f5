import { useLiveDoc } from "../../../data/hooks/use-live";
import { ScanReadiness } from "../../shared/map/scan-readiness";

/** Whether places can be scanned in an enclosure, and what is missing before. */
export function EnclosureReadiness({ enclosureId }: { enclosureId: string }) {
  const enclosure = useLiveDoc("enclosures", enclosureId);
  const map = useLiveDoc("enclosureMaps", enclosureId);
  if (enclosure.state !== "data" || enclosure.data === null) return null;
  return map.state === "data" ? (
    <ScanReadiness row={enclosure.data} map={map.data} />
  ) : null;
}

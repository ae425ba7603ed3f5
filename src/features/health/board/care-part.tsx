import { vetSectors } from "@domain/health/care";
import { useReadySession } from "../../../data/hooks/ready-session";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const CarePanel = fetched(
  withTexts(["health", "measures.alerts"], () =>
    import("./care-panel").then(({ CarePanel: Panel }) => Panel),
  ),
);

/** Who is outside their range or mid-treatment, for vets. */
export function Component() {
  const sectorIds = vetSectors(useReadySession());
  return sectorIds.length === 0 ? null : <CarePanel sectorIds={sectorIds} />;
}

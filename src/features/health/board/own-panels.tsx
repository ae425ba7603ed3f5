import { vetSectors } from "@domain/health/care";
import { useReadySession } from "../../../data/hooks/ready-session";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";
import { useMySectors } from "../doses/use-my-sectors";

const DosesPanel = fetched(
  withTexts(["health"], () =>
    import("../doses/waiting/doses-panel").then(
      ({ DosesPanel: Panel }) => Panel,
    ),
  ),
);
const CarePanel = fetched(
  withTexts(["health", "measures.alerts"], () =>
    import("./care-panel").then(({ CarePanel: Panel }) => Panel),
  ),
);

/** Today's doses, for those who give some; who is outside their range or mid-treatment, for vets. */
export function Component() {
  const given = useMySectors();
  const cared = vetSectors(useReadySession());
  return (
    <>
      {given.length > 0 && <DosesPanel sectorIds={given} />}
      {cared.length > 0 && <CarePanel sectorIds={cared} />}
    </>
  );
}

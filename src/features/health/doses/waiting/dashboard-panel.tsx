import { withTexts } from "../../../../lib/i18n/i18n";
import { fetched } from "../../../../ui/state/fetched";
import { useMySectors } from "../use-my-sectors";

const DosesPanel = fetched(
  withTexts(["health"], () =>
    import("./doses-panel").then(({ DosesPanel }) => DosesPanel),
  ),
);

/** Today's doses, for those who give some. */
export function Component() {
  const sectorIds = useMySectors();
  return sectorIds.length === 0 ? null : <DosesPanel sectorIds={sectorIds} />;
}

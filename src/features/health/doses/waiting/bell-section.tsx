import { withTexts } from "../../../../lib/i18n/i18n";
import { fetched } from "../../../../ui/state/fetched";
import { useMySectors } from "../use-my-sectors";

const BellDoses = fetched(
  withTexts(["health"], () =>
    import("./bell-doses").then(({ BellDoses }) => BellDoses),
  ),
);

/** What is to be given now, for those who give doses somewhere. */
export function Component() {
  const sectorIds = useMySectors();
  return sectorIds.length === 0 ? null : <BellDoses sectorIds={sectorIds} />;
}

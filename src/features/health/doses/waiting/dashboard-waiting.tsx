import { withTexts } from "../../../../lib/i18n/i18n";
import { fetched } from "../../../../ui/state/fetched";
import { useMySectors } from "../use-my-sectors";

const WaitingDoses = fetched(
  withTexts(["health"], () =>
    import("./waiting-doses").then(({ WaitingDoses }) => WaitingDoses),
  ),
);

/** Doses that wait, for those who give some. */
export function Component() {
  const sectorIds = useMySectors();
  return sectorIds.length === 0 ? null : <WaitingDoses sectorIds={sectorIds} />;
}

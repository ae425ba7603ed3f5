import { audienceOf } from "@domain/access/audience";
import { useReadySession } from "../../../data/hooks/ready-session";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";
import { ListSkeleton } from "../../../ui/state/skeletons";

const AllStandings = fetched(
  withTexts(["establishments", "measures.alerts"], () =>
    import("./all-standings").then(({ AllStandings: Panel }) => Panel),
  ),
  ListSkeleton,
);
const OwnStanding = fetched(
  withTexts(["establishments", "measures.alerts"], () =>
    import("./own-standing").then(({ OwnStanding: Panel }) => Panel),
  ),
  ListSkeleton,
);

/** Which establishments need attention, for the provider; how the own one stands, for its administrators. */
export function Component() {
  switch (audienceOf(useReadySession())) {
    case "superAdmin":
      return (
        <>
          <AllStandings />
          <OwnStanding />
        </>
      );
    case "admin":
      return <OwnStanding />;
    default:
      return null;
  }
}

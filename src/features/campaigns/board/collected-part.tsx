import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const CollectedPanel = fetched(
  withTexts(["campaigns"], () =>
    import("./collected-panel").then(({ CollectedPanel: Panel }) => Panel),
  ),
);

/** What is collected by observation, and whether it is enough, for who observes or plans it. */
export function Component() {
  const { zooId } = useReadySession();
  const may = useCan();
  return may("create", "campaigns", { zooId }) ? <CollectedPanel /> : null;
}

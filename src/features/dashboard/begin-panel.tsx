import { audienceOf } from "@domain/access/audience";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSectors } from "../../data/hooks/use-names";
import { Begin } from "./begin";

/** Where to begin, for who sets an establishment up. */
export function Component() {
  const session = useReadySession();
  switch (audienceOf(session)) {
    case "superAdmin":
    case "admin":
      return <BeginWhereNothingIs zooId={session.zooId} />;
    default:
      return null;
  }
}

function BeginWhereNothingIs({ zooId }: { zooId: string }) {
  const { rows, live } = useSectors(zooId);
  const isEmpty = live.state === "data" && live.data.whole && rows.length === 0;
  return isEmpty ? <Begin zooId={zooId} /> : null;
}

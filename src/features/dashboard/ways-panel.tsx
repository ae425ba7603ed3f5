import { audienceOf } from "@domain/access/audience";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSectors } from "../../data/hooks/use-names";
import { Begin } from "./begin";
import { Consult } from "./consult";

/** Where to go for those whom nothing leads on yet: who sets an establishment up, and who only reads. */
export function Component() {
  const session = useReadySession();
  switch (audienceOf(session)) {
    case "superAdmin":
    case "admin":
      return <BeginWhereNothingIs zooId={session.zooId} />;
    case "other":
      return <Consult />;
    default:
      return null;
  }
}

function BeginWhereNothingIs({ zooId }: { zooId: string }) {
  const { rows, live } = useSectors(zooId);
  const isEmpty = live.state === "data" && live.data.whole && rows.length === 0;
  return isEmpty ? <Begin zooId={zooId} /> : null;
}

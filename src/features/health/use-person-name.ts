import { fullName } from "@domain/person/user";
import { useReadySession } from "../../data/hooks/ready-session";
import { unknownName, usePeople } from "../../data/hooks/use-names";

/** What colleagues are called, by their ids. */
export function usePersonName(): (uid: string) => string {
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  return (uid) => {
    const found = people.of(uid);
    return found === undefined ? unknownName : fullName(found);
  };
}

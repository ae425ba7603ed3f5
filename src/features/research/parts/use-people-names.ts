import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople } from "../../../data/hooks/use-names";

/** What people are called who are named in a project. */
export function usePeopleNames(): (id: string) => string {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  return (id) => {
    const one = people.of(id);
    return (
      (one === undefined ? "" : fullName(one)) ||
      t("research.states.unknownPerson")
    );
  };
}

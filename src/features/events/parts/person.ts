import { systemAuthor } from "@domain/task/task";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { standIn, usePeople } from "../../../data/hooks/use-names";

/** Who did it, by name; colleagues alone are named. */
export function usePersonName(): (by: string) => string {
  const { t } = useTranslation();
  const people = usePeople(useReadySession().zooId);
  return (by) => {
    if (by === systemAuthor) return t("events.states.system");
    const person = people.of(by);
    if (person !== undefined) return fullName(person);
    return standIn(people, by) ?? t("events.states.otherPerson");
  };
}

import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { standIn, usePeople } from "../../../data/hooks/use-names";

/** People by name. */
export function useNameOf(): (id: string | null) => string {
  const { t } = useTranslation();
  const people = usePeople(useReadySession().zooId);
  return (id) => {
    const person = people.of(id);
    return person === undefined
      ? (standIn(people, id) ?? t("tasks.states.unknownPerson"))
      : fullName(person);
  };
}

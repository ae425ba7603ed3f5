import { fullName } from "@domain/person/user";
import type { CalendarDay } from "@domain/time/calendar-day";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  nameOr,
  useEnclosures,
  usePeople,
} from "../../../data/hooks/use-names";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";

/** How days, enclosures and people of a visit are told. */
export function useCirWords() {
  const format = useFormat();
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const people = usePeople(zooId);
  return {
    day: (day: CalendarDay) => format.date(noonOf(day)),
    enclosure: (id: string) =>
      nameOr(enclosures.of(id)?.enclosureName, enclosures, id),
    /** Whether somebody can be asked there: false while it is not known that nobody can. */
    hasNoTeam: (id: string) => enclosures.of(id)?.linkedSectorId === null,
    person: (uid: string) => {
      const person = people.of(uid);
      return nameOr(person && fullName(person), people, uid);
    },
  };
}

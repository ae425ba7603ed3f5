import type { Announcement } from "@domain/announcement/announcement";
import { isForEverybody } from "@domain/announcement/recipients";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import {
  comingName,
  useEnclosures,
  usePeople,
} from "../../../data/hooks/use-names";

type Named = Pick<
  Announcement,
  "recipientIds" | "enclosureIds" | "teams" | "zooId"
>;

/** The name of a colleague. */
export function usePersonName(zooId: string) {
  const { t } = useTranslation();
  const people = usePeople(zooId);
  return (uid: string): string => {
    const person = people.of(uid);
    if (person !== undefined) return fullName(person);
    return people.live.state === "loading"
      ? comingName
      : t("announcements.states.unknownPerson");
  };
}

/** Whom an announcement is for, each by name: teams first, then enclosures and people. */
export function useRecipientWords(zooId: string) {
  const { t } = useTranslation();
  const nameOf = usePersonName(zooId);
  const enclosures = useEnclosures(zooId);
  return (announcement: Named): string[] =>
    isForEverybody(announcement)
      ? [t("announcements.states.everybody")]
      : [
          ...announcement.teams.map((team) =>
            t(`announcements.options.teams.${team}`),
          ),
          ...announcement.enclosureIds.map((id) =>
            t("announcements.states.teamOf", {
              name: enclosures.of(id)?.enclosureName ?? comingName,
            }),
          ),
          ...announcement.recipientIds.map(nameOf),
        ];
}

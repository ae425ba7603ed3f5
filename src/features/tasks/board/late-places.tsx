import { href } from "@domain/pages";
import { fullName } from "@domain/person/user";
import type { LatePlace } from "@domain/task/day";
import { latePlaces } from "@domain/task/day";
import type { Task } from "@domain/task/task";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  comingName,
  standIn,
  usePeople,
  useSectors,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import { ColorMark } from "../../../ui/display/color-mark";
import { TextLink } from "../../../ui/display/text-link";
import type { SectorMark } from "../use-sector-names";
import { useSectorMarks } from "../use-sector-names";
import classes from "./late-places.module.css";

/** At most this many people of a sector are named. */
const namesMax = 2;

interface LatePlacesProps {
  tasks: readonly Task[];
  /** The sectors to name; null: all. */
  within: readonly string[] | null;
  now: Date;
}

/** Where tasks are late, since when, and whose sector it is. */
export function LatePlaces({ tasks, within, now }: LatePlacesProps) {
  const { t } = useTranslation();
  const places = latePlaces(tasks, now, within);
  if (places.length === 0) return null;
  return (
    <section aria-label={t("tasks.board.lateWhere")}>
      <h3 className={classes.head}>{t("tasks.board.lateWhere")}</h3>
      <ul className={classes.places}>
        {places.map((place) => (
          <Place key={place.sectorId ?? ""} place={place} now={now} />
        ))}
      </ul>
    </section>
  );
}

interface PlaceNameProps {
  sectorId: string | null;
  mark: SectorMark;
}

function Place({ place, now }: { place: LatePlace; now: Date }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sectorId, count, since } = place;
  const mark = useSectorMarks()(sectorId);
  return (
    <li className={classes.place}>
      <span className={classes.name}>
        <PlaceName sectorId={sectorId} mark={mark} />
      </span>
      <Text span size="sm" c="red" fw={500}>
        {t("tasks.board.lateCount", { count })}
      </Text>
      <Text span size="sm" c="dimmed">
        {t("tasks.board.oldest", { when: format.moment(since, now) })}
      </Text>
      <Text span size="sm" className={classes.people ?? ""}>
        <Keepers sectorId={sectorId} />
      </Text>
    </li>
  );
}

function PlaceName({ sectorId, mark }: PlaceNameProps) {
  if (mark.name === comingName) return <ComingName />;
  return (
    <>
      <ColorMark color={mark.color} />
      {sectorId === null ? (
        <Text span fw={500}>
          {mark.name}
        </Text>
      ) : (
        <TextLink
          to={href("taskList", { late: "1", sectorId })}
          c="inherit"
          fw={500}
        >
          {mark.name}
        </TextLink>
      )}
    </>
  );
}

function Keepers({ sectorId }: { sectorId: string | null }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sector = useSectors(zooId).of(sectorId);
  const people = usePeople(zooId);
  if (sector === undefined || people.live.state === "loading") return null;
  const names = sector.sectorKeeper.flatMap((id) => {
    const person = people.of(id);
    if (person === undefined) return standIn(people, id) ?? [];
    return person.isDeleted ? [] : fullName(person);
  });
  if (names.length === 0) return t("tasks.board.noKeeper");
  const more = names.length - namesMax;
  return `${names.slice(0, namesMax).join(", ")}${more > 0 ? ` +${String(more)}` : ""}`;
}

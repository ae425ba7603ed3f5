import { fullName, initials } from "@domain/person/user";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople, useSectors } from "../../../data/hooks/use-names";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { Panel } from "../../../ui/page/panel";

/** At most so many keepers are named. */
const shownMax = 4;

/** Who keeps the sector a record lies in; nothing while there is none. */
export function RecordTeam({ sectorId }: { sectorId: string | null }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sector = useSectors(zooId).of(sectorId);
  const people = usePeople(zooId);
  const keepers = (sector?.sectorKeeper ?? []).flatMap(
    (id) => people.of(id) ?? [],
  );
  if (sector === undefined || people.live.state !== "data") return null;
  const more = keepers.length - shownMax;
  return (
    <Panel title={t("tasks.rail.who")}>
      {keepers.length === 0 ? (
        <Text c="dimmed">{t("tasks.board.noKeeper")}</Text>
      ) : (
        <Stack gap="xs">
          {keepers.slice(0, shownMax).map((person) => (
            <Group key={person.userId} gap="sm" wrap="nowrap">
              <PersonAvatar
                name={fullName(person)}
                initials={initials(person)}
                picture={person.userProfilePicture}
                size={26}
                decorative
              />
              <Text truncate>{fullName(person)}</Text>
            </Group>
          ))}
          {more > 0 && (
            <Text c="dimmed" size="sm">
              {t("tasks.bell.remaining", { count: more })}
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}

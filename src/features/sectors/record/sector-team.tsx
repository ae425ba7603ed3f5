import { sectorRoles } from "@domain/access/session";
import { fullName, initials } from "@domain/person/user";
import { teamOf } from "@domain/sector/sector";
import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { standIn, usePeople } from "../../../data/hooks/use-names";
import { useCan } from "../../../data/hooks/use-can";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { usePageParams } from "../../../ui/list/search-params";
import { Panel } from "../../../ui/page/panel";
import { SectorTeamForm } from "./sector-team-form";

interface SectorTeamProps {
  row: Row<"sectors">;
}

/** Who works in this sector, by role. */
export function SectorTeam({ row }: SectorTeamProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const mayChange = useCan("team", "sectors", row.data);
  if (mayChange && params.get("tool") === "team")
    return <SectorTeamForm row={row} onClose={() => change({ tool: null })} />;
  const team = teamOf(row.data);
  return (
    <Stack align="flex-start">
      {mayChange && (
        <Button
          variant="light"
          leftSection={<IconUsersGroup size={16} aria-hidden />}
          onClick={() => change({ tool: "team" })}
        >
          {t("sectors.actions.editTeam")}
        </Button>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} w="100%">
        {sectorRoles.map((role) => (
          <Panel key={role} title={t(`sectors.options.role.${role}`)}>
            <People zooId={row.data.zooId} ids={team[role]} />
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function People({ zooId, ids }: { zooId: string; ids: readonly string[] }) {
  const { t } = useTranslation();
  const people = usePeople(zooId);
  if (ids.length === 0)
    return <Text c="dimmed">{t("sectors.states.nobody")}</Text>;
  return (
    <Stack gap="xs">
      {ids.map((id) => {
        const person = people.of(id);
        const name =
          person === undefined
            ? (standIn(people, id) ?? t("sectors.states.unknownPerson"))
            : fullName(person);
        return (
          <Group key={id} gap="sm" wrap="nowrap">
            <PersonAvatar
              name={name}
              initials={person === undefined ? "?" : initials(person)}
              picture={person?.userProfilePicture ?? null}
              decorative
            />
            <Text>{name}</Text>
          </Group>
        );
      })}
    </Stack>
  );
}

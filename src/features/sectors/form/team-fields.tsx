import { sectorRoles } from "@domain/access/session";
import { fullName } from "@domain/person/user";
import type { Team } from "@domain/sector/sector";
import { Fieldset, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NamedPerson, Names } from "../../../data/hooks/use-names";
import { usePeople } from "../../../data/hooks/use-names";
import { MultiSelect } from "../../../ui/form/fields/choosers";

interface TeamFieldsProps {
  zooId: string;
  team: Team;
  onChange: (team: Team) => void;
}

/** Colleagues who can work, and whoever is in the team already. */
function choicesOf(
  people: Names<NamedPerson>["rows"],
  chosen: readonly string[],
) {
  return people
    .filter(
      ({ id, data }) =>
        chosen.includes(id) ||
        (data.userStatus === "active" && !data.isDeleted),
    )
    .map(({ id, data }) => ({ value: id, label: fullName(data) || id }));
}

/** The people of a sector, role by role. */
export function TeamFields({ zooId, team, onChange }: TeamFieldsProps) {
  const { t } = useTranslation();
  const people = usePeople(zooId, { live: true });
  return (
    <Fieldset legend={t("sectors.fields.team")} mx={0}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("sectors.fields.teamHelp")}
        </Text>
        {sectorRoles.map((role) => (
          <MultiSelect
            key={role}
            id={`sector-team-${role}`}
            label={t(`sectors.options.role.${role}`)}
            placeholder={
              team[role].length === 0
                ? t("sectors.fields.rolePlaceholder")
                : undefined
            }
            data={choicesOf(people.rows, team[role])}
            value={team[role]}
            onChange={(ids) => onChange({ ...team, [role]: ids })}
            nothingFoundMessage={t("sectors.states.nobodyFound")}
            searchable
            hidePickedOptions
            disabled={people.live.state === "loading"}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

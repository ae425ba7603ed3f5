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

/** Colleagues who can work or are invited to, and whoever is in the team already. */
function useChoices(people: Names<NamedPerson>["rows"]) {
  const { t } = useTranslation();
  const named = people.map(({ id, data }) => {
    const name = fullName(data) || id;
    const isPending = data.userStatus === "pending";
    return {
      value: id,
      label: isPending ? t("sectors.states.pendingPerson", { name }) : name,
      offered: data.userStatus !== "disabled" && !data.isDeleted,
    };
  });
  return (chosen: readonly string[]) =>
    named
      .filter(({ value, offered }) => offered || chosen.includes(value))
      .map(({ value, label }) => ({ value, label }));
}

/** The people of a sector, role by role. */
export function TeamFields({ zooId, team, onChange }: TeamFieldsProps) {
  const { t } = useTranslation();
  const people = usePeople(zooId, { live: true });
  const choicesOf = useChoices(people.rows);
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
            data={choicesOf(team[role])}
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

import type { Access } from "@domain/access/access";
import { sectorRoles } from "@domain/access/session";
import { Fieldset, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSectors } from "../../../data/hooks/use-names";
import { MultiSelect } from "../../../ui/form/fields/choosers";

interface SectorRolesFieldProps {
  /** Begins the fields' ids. */
  name: string;
  /** Whose sectors. */
  zooId: string;
  value: Access["sectorRoles"];
  onChange: (value: Access["sectorRoles"]) => void;
  disabled?: boolean;
  /** A title above asks for them already. */
  titled?: boolean;
}

/** The sectors somebody works in, role by role. */
export function SectorRolesField(props: SectorRolesFieldProps) {
  const { name, zooId, value, onChange, disabled = false } = props;
  const { titled = false } = props;
  const { t } = useTranslation();
  const sectors = useSectors(zooId, { live: true });
  const legend = t("users.fields.sectors");
  const there = sectors.rows.map(({ id }) => id);
  const choices = (chosen: readonly string[]) =>
    [...new Set([...there, ...chosen])].map((id) => ({
      value: id,
      label: sectors.of(id)?.sectorName ?? id,
    }));
  return (
    <Fieldset
      legend={titled ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      variant={titled ? "unstyled" : "default"}
      mx={0}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(disabled ? "users.help.movedSectors" : "users.help.sectors")}
        </Text>
        {sectorRoles.map((role) => (
          <MultiSelect
            key={role}
            id={`${name}-${role}`}
            label={t(`users.options.role.${role}`)}
            placeholder={
              value[role].length === 0
                ? t("users.states.chooseSectors")
                : undefined
            }
            data={choices(value[role])}
            value={value[role]}
            onChange={(ids) => onChange({ ...value, [role]: ids })}
            nothingFoundMessage={
              sectors.live.state === "loading"
                ? undefined
                : t("users.states.noSector")
            }
            searchable
            // The list would cover what comes next when the step opens here.
            openOnFocus={false}
            hidePickedOptions
            disabled={disabled}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

import type { SelectProps } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecies } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { useSpecieName } from "./use-specie-name";

type SpecieChoiceProps = Pick<
  SelectProps,
  "id" | "label" | "aria-label" | "description" | "error" | "placeholder"
> & {
  value: string | null;
  onChange: (specieId: string | null) => void;
};

/** One of the species of which the establishment has animals, or none. */
export function SpecieChoice(props: SpecieChoiceProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const species = useSpecies(zooId);
  const nameOf = useSpecieName();
  const { byName } = useFormat();
  const data = useMemo(
    () =>
      species.rows
        .map(({ id, data: specie }) => ({ value: id, label: nameOf(specie) }))
        .sort((a, b) => byName(a.label, b.label)),
    [species, nameOf, byName],
  );
  return (
    <Select
      {...props}
      data={data}
      searchable
      clearable
      nothingFoundMessage={t("groups.states.noSpecieFound")}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
    />
  );
}

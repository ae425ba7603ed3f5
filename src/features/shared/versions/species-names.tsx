import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** So many are named; the others are counted. */
const named = 2;

/** For which species something is, in a line of a list. */
export function SpeciesNames({
  ids,
  specieName,
}: {
  ids: readonly string[];
  /** null: not known yet. */
  specieName: (id: string) => string | null;
}) {
  const { t } = useTranslation();
  if (ids.length === 0)
    return (
      <Text component="span" inherit c="dimmed">
        {t("surveys.list.states.anySpecie")}
      </Text>
    );
  const names = ids.flatMap((id) => specieName(id) ?? []).sort();
  const some = names.slice(0, named).join(", ");
  const count = ids.length - Math.min(names.length, named);
  if (some === "") return t("surveys.list.states.species", { count });
  return count === 0
    ? some
    : t("surveys.list.states.moreSpecies", { names: some, count });
}

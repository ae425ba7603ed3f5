import type { Profile } from "@domain/profile/profile";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useProfileTaxa } from "../parts/use-profile-taxa";

/** The species, families and orders that a profile is for. */
export function ProfileTaxa({
  profile,
  title,
}: {
  profile: Profile;
  /** What tells it from another one on the page; absent where it is the only one. */
  title?: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const named = useProfileTaxa(profile);
  const all = [
    { label: t("profiles.fields.orderIds"), taxa: named.orders },
    { label: t("profiles.fields.familyIds"), taxa: named.families },
    { label: t("profiles.fields.specieIds"), taxa: named.species },
  ];
  const facts = all
    .filter(({ taxa }) => taxa.length > 0)
    .map(({ label, taxa }) => ({
      label,
      value: format.list(taxa.map(({ name }) => name)),
    }));
  return (
    <Panel title={title ?? t("profiles.fields.taxa")}>
      {facts.length === 0 ? (
        <Text>{t("profiles.states.anySpecies")}</Text>
      ) : (
        <FactList facts={facts} />
      )}
    </Panel>
  );
}

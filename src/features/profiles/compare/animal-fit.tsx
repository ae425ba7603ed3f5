import type { Fit } from "@domain/profile/compare";
import type { Profile } from "@domain/profile/profile";
import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePageParams } from "../../../ui/list/search-params";
import { Panel } from "../../../ui/page/panel";
import { useProfileName } from "../parts/use-profile-name";
import type { ComparedAnimal } from "./use-compared-animal";

interface AnimalFitProps {
  animal: ComparedAnimal;
  /** The nearest first. */
  fitting: readonly { profile: Profile; fit: Fit }[];
  /** null: none. */
  shown: Profile | null;
}

/** By which profiles an animal is read, the one that applies first; and whether the one that is shown is among them. */
export function AnimalFit({ animal, fitting, shown }: AnimalFitProps) {
  const { t } = useTranslation();
  const { name, specieName, lineage, isComing } = animal;
  const isOther =
    shown !== null &&
    fitting.every(({ profile }) => profile.profileId !== shown.profileId);
  return (
    <Panel
      title={t("profiles.compare.fitting", {
        name: specieName === "" ? name : `${name} (${specieName})`,
      })}
    >
      {fitting.length === 0 ? (
        <Text c="dimmed" role="status">
          {isComing
            ? t("common.states.loading")
            : t(
                lineage === null
                  ? "profiles.compare.noSpecies"
                  : "profiles.compare.noneFits",
              )}
        </Text>
      ) : (
        <Stack gap="xs" component="ol" m={0} p={0}>
          {fitting.map(({ profile, fit }, place) => (
            <FitLine
              key={profile.profileId}
              profile={profile}
              fit={fit}
              applies={place === 0}
              isShown={profile.profileId === shown?.profileId}
            />
          ))}
        </Stack>
      )}
      {isOther && lineage !== null && (
        <Text mt="sm">{t("profiles.compare.notForIt")}</Text>
      )}
    </Panel>
  );
}

interface FitLineProps {
  profile: Profile;
  fit: Fit;
  /** It is the one by which the animal is read. */
  applies: boolean;
  isShown: boolean;
}

function FitLine({ profile, fit, applies, isShown }: FitLineProps) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  const name = useProfileName()(profile);
  return (
    <Group component="li" gap="sm" style={{ listStyle: "none" }}>
      <Text fw={applies ? 600 : undefined}>{name}</Text>
      <Text c="dimmed" size="sm">
        {t(`profiles.options.fit.${fit}`)}
      </Text>
      {applies && <Badge size="sm">{t("profiles.compare.applies")}</Badge>}
      {!isShown && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t("profiles.compare.showNamed", { name })}
          onClick={() => change({ profileId: profile.profileId })}
        >
          {t("profiles.compare.show")}
        </Button>
      )}
    </Group>
  );
}

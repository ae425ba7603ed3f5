import { comparedExpected, comparedWeights } from "@domain/profile/compare";
import type { Profile } from "@domain/profile/profile";
import { percentOf } from "@domain/profile/share";
import { href } from "@domain/pages";
import { Group, List, SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { ArchivedMark } from "../parts/archived-mark";
import { useAsked } from "../parts/use-asked";
import { useProfileName } from "../parts/use-profile-name";
import { ProfileTaxa } from "../record/profile-taxa";
import { ComparedTable } from "./compared-table";

interface ComparedProfilesProps {
  one: Profile;
  /** null: the first alone. */
  other: Profile | null;
}

/** What two profiles weigh and expect, side by side, with what differs marked; one alone as it is. */
export function ComparedProfiles({ one, other }: ComparedProfilesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProfileName();
  const criteria = useCriteria();
  const both = [one, ...(other === null ? [] : [other])];
  const asked = useAsked(both);
  const names = both.map(nameOf);
  const second = other ?? one;
  return (
    <Stack gap="lg">
      <SimpleGrid
        type="container"
        cols={{ base: 1, "640px": other === null ? 1 : 2 }}
      >
        {both.map((profile, place) => (
          <Stack key={place} gap="xs">
            <Group gap="xs">
              <TextLink
                to={href("quizzProfile", { profileId: profile.profileId })}
              >
                {nameOf(profile)}
              </TextLink>
              <ArchivedMark archived={profile.archived} />
            </Group>
            <ProfileTaxa
              profile={profile}
              {...(other !== null && {
                title: t("profiles.compare.taxaOf", { name: nameOf(profile) }),
              })}
            />
          </Stack>
        ))}
      </SimpleGrid>
      <Panel title={t("profiles.fields.criteria")}>
        <ComparedTable
          head={t("profiles.compare.criterion")}
          names={names}
          rows={comparedWeights(one, second)}
          none={t("profiles.states.noWeights")}
          labelOf={(id) => criteria.nameOf(id) ?? id}
          show={({ weight, share }) =>
            share === null
              ? format.number(weight)
              : t("profiles.compare.weight", {
                  weight: format.number(weight),
                  share: format.number(percentOf(share)),
                })
          }
        />
      </Panel>
      <Panel title={t("profiles.fields.expected")}>
        <ComparedTable
          head={t("profiles.compare.question")}
          names={names}
          rows={comparedExpected(one, second)}
          none={t("profiles.states.noExpected")}
          labelOf={(ref) => (
            <>
              {asked.namesRefs && (
                <Text size="sm" c="dimmed">
                  {ref}
                </Text>
              )}
              {asked.textOf(ref) ?? (asked.namesRefs ? null : ref)}
            </>
          )}
          show={(values, ref) => (
            <List size="sm">
              {values.map((value) => (
                <List.Item key={value}>{asked.optionOf(ref, value)}</List.Item>
              ))}
            </List>
          )}
        />
      </Panel>
    </Stack>
  );
}

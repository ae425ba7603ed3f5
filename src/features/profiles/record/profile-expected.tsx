import type { Profile } from "@domain/profile/profile";
import { List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { useAsked } from "../parts/use-asked";

/** Which answers are expected, question by question. */
export function ProfileExpected({
  profile,
}: {
  profile: Pick<Profile, "expected" | "specieIds">;
}) {
  const { t } = useTranslation();
  const { textOf, optionOf, namesRefs } = useAsked([profile]);
  const { expected } = profile;
  const refs = Object.keys(expected).sort();
  return (
    <Panel title={t("profiles.fields.expected")}>
      {refs.length === 0 ? (
        <Text c="dimmed">{t("profiles.states.noExpected")}</Text>
      ) : (
        <Stack gap="md">
          {refs.map((ref) => (
            <div key={ref}>
              {namesRefs && (
                <Text size="sm" c="dimmed">
                  {ref}
                </Text>
              )}
              <Text fw={500}>{textOf(ref) ?? (namesRefs ? null : ref)}</Text>
              <List>
                {(expected[ref] ?? []).map((value) => (
                  <List.Item key={value}>{optionOf(ref, value)}</List.Item>
                ))}
              </List>
            </div>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

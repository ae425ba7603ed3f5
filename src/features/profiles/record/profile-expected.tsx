import type { Profile } from "@domain/profile/profile";
import { List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { useAsked } from "../parts/use-asked";

/** Which answers are expected, question by question. */
export function ProfileExpected({
  profile: { expected },
}: {
  profile: Pick<Profile, "expected">;
}) {
  const { t } = useTranslation();
  const { textOf, optionOf } = useAsked();
  const refs = Object.keys(expected).sort();
  return (
    <Panel title={t("profiles.fields.expected")}>
      {refs.length === 0 ? (
        <Text c="dimmed">{t("profiles.states.noExpected")}</Text>
      ) : (
        <Stack gap="md">
          {refs.map((ref) => (
            <div key={ref}>
              <Text size="sm" c="dimmed">
                {ref}
              </Text>
              <Text fw={500}>{textOf(ref)}</Text>
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

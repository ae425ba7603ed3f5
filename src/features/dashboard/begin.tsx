import { href } from "@domain/pages";
import { Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSectors } from "../../data/hooks/use-names";
import { ButtonLink } from "../../ui/display/button-link";
import { Panel } from "../../ui/page/panel";

const steps = [
  { id: "sector", to: href("sector", { mode: "create" }), first: true },
  { id: "person", to: href("userCreation"), first: false },
  { id: "animals", to: href("animalList"), first: false },
] as const;

/** The first steps in an establishment that has no sector yet; gone with the first one. */
export function Begin({ zooId }: { zooId: string }) {
  const { t } = useTranslation();
  const { rows } = useSectors(zooId, { live: true });
  if (rows.length > 0) return null;
  return (
    <Panel title={t("dashboard.begin.title")}>
      <Text c="dimmed" mb="md">
        {t("dashboard.begin.help")}
      </Text>
      <Stack component="ol" gap="md" m={0} pl="lg">
        {steps.map(({ id, to, first }) => (
          <li key={id}>
            <Stack gap={4} align="flex-start">
              <ButtonLink
                to={to}
                variant={first ? "filled" : "light"}
                {...(first && {
                  leftSection: <IconPlus size={16} aria-hidden />,
                })}
              >
                {t(`dashboard.begin.actions.${id}`)}
              </ButtonLink>
              <Text size="sm">{t(`dashboard.begin.steps.${id}`)}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

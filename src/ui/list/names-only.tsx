import { Paper, Stack, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../display/text-link";

interface NamesOnlyProps {
  names: readonly { id: string; name: string }[];
  linkTo: (id: string) => string;
}

/** What this device knows the names of and nothing more, while nobody can be asked. */
export function NamesOnly({ names, linkTo }: NamesOnlyProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      mt="md"
      aria-labelledby={title}
    >
      <Text id={title} size="sm" c="dimmed" mb="xs">
        <IconCloudOff size={16} aria-hidden /> {t("common.messages.namesOnly")}
      </Text>
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: "none" }}>
        {names.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={linkTo(id)} py="sm" display="block">
              {name}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

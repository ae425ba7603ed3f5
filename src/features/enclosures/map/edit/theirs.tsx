import { fullName } from "@domain/person/user";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Row } from "../../../../data/live-store";

interface TheirsProps {
  theirs: Row<"enclosureMaps">;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else stored the map while it was drawn here: whose is to stand. */
export function Theirs({ theirs, onTake, onKeep }: TheirsProps) {
  const { t } = useTranslation();
  const user = useLiveDoc("users", theirs.data.updatedBy);
  const person = user.state === "data" ? user.data : null;
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconUsers aria-hidden />}
      title={t("enclosures.map.messages.theirsTitle")}
    >
      <Stack gap="sm">
        <Text size="sm">
          {person === null
            ? t("enclosures.map.messages.theirs")
            : t("enclosures.map.messages.theirsBy", {
                name: fullName(person.data),
              })}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={onTake}>
            {t("enclosures.map.actions.takeTheirs")}
          </Button>
          <Button variant="default" onClick={onKeep}>
            {t("enclosures.map.actions.keepMine")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

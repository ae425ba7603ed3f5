import type { Zoo } from "@domain/establishment/zoo";
import { fullName } from "@domain/person/user";
import { Anchor, Group, Stack, Text } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { Panel } from "../../../ui/page/panel";
import { initials } from "@domain/person/user";

interface Referent {
  role: "referentManagerId" | "referentSupportId";
  id: string;
  mail: string | null;
}

/** Who of the two referents is named. */
function referentsOf(zoo: Zoo): Referent[] {
  const { referentManagerId, referentSupportId } = zoo;
  return [
    {
      role: "referentManagerId" as const,
      id: referentManagerId,
      mail: zoo.referentManagerMail,
    },
    {
      role: "referentSupportId" as const,
      id: referentSupportId,
      mail: zoo.referentSupportMail,
    },
  ].flatMap(({ id, ...rest }) => (id === null ? [] : [{ ...rest, id }]));
}

/** The establishment's referent ethologists, and the way to write to them; nothing where none is named. */
export function Component() {
  const { t } = useTranslation();
  const zoo = useLiveDoc("zoo", useReadySession().zooId);
  const named =
    zoo.state === "data" && zoo.data !== null ? referentsOf(zoo.data.data) : [];
  if (named.length === 0) return null;
  return (
    <Panel title={t("establishments.referents.title")}>
      <Group gap="xl">
        {named.map((one) => (
          <ReferentCard key={one.role} {...one} />
        ))}
      </Group>
    </Panel>
  );
}

function ReferentCard({ role, id, mail }: Referent) {
  const { t } = useTranslation();
  const card = useLiveDoc("users", id);
  const data = card.state === "data" ? (card.data?.data ?? null) : null;
  // Whose card cannot be read is still somebody to write to.
  if (data === null && mail === null) return null;
  const name = data === null ? (mail ?? "") : fullName(data);
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <PersonAvatar
        name={name}
        initials={data === null ? "?" : initials(data)}
        picture={data?.userProfilePicture ?? null}
        decorative
      />
      <Stack gap={0} miw={0}>
        <Text fw={600} truncate title={name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`establishments.fields.${role}`)}
        </Text>
        {mail !== null && (
          <Anchor
            href={`mailto:${encodeURIComponent(mail).replace("%40", "@")}`}
            size="sm"
            title={t("establishments.actions.write", { name })}
          >
            <Group component="span" gap={4} wrap="nowrap">
              <IconMail size={16} aria-hidden />
              {mail}
            </Group>
          </Anchor>
        )}
      </Stack>
    </Group>
  );
}

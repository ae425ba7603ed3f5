import type { Zoo } from "@domain/establishment/zoo";
import { Group, Text } from "@mantine/core";
import { IconBuildingCommunity } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import { Panel } from "../../../ui/page/panel";
import { PictureField } from "../../../ui/picture/picture-field";

/** The establishment's logo, stored as soon as it is chosen. */
export function LogoField({ zoo }: { zoo: Zoo }) {
  const { t } = useTranslation();
  const picture = useProfilePicture("zoo", zoo.zooId, zoo);
  return (
    <Panel title={t("establishments.fields.logoUrl")}>
      <Group wrap="nowrap" gap="md">
        <PictureField
          {...picture}
          name={zoo.zooName}
          silhouette={IconBuildingCommunity}
        />
        <Text size="sm" c="dimmed">
          {t("establishments.help.logo")}
        </Text>
      </Group>
    </Panel>
  );
}

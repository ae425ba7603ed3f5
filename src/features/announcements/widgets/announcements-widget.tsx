import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { Announcements } from "../reader/announcement-panel";
import { useShown } from "../reader/use-shown";

/** What the establishment tells this person now. */
export function Component() {
  const { t } = useTranslation();
  const shown = useShown();
  if (shown === null) return <ListSkeleton />;
  return shown.length === 0 ? (
    <Text c="dimmed">{t("boards.states.nothing")}</Text>
  ) : (
    <Announcements rows={shown} />
  );
}

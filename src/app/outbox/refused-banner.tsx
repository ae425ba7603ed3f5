import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOutbox } from "../../data/hooks/use-live";
import { SidePanel } from "../../ui/feedback/side-panel";
import { ListSkeleton } from "../../ui/state/skeletons";
import { fetched } from "../../ui/state/fetched";

const OutboxPanel = fetched(
  () => import("./outbox-panel").then(({ OutboxPanel }) => OutboxPanel),
  () => <ListSkeleton />,
);

/** Says that changes could not be saved, and opens the list of them. */
export function RefusedBanner() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const refused = useOutbox().filter(({ state }) => state === "refused");
  return (
    <div role="status">
      {refused.length > 0 && (
        <Alert
          color="red"
          mb="md"
          role="presentation"
          icon={<IconAlertTriangle aria-hidden />}
        >
          <Group justify="space-between">
            {t("shell.messages.refusedWrites", { count: refused.length })}
            <Button size="xs" variant="default" onClick={() => setOpened(true)}>
              {t("shell.actions.showUnsaved")}
            </Button>
          </Group>
        </Alert>
      )}
      <SidePanel
        opened={opened && refused.length > 0}
        onClose={() => setOpened(false)}
        title={t("shell.states.unsaved")}
        closeLabel={t("common.actions.close")}
      >
        <OutboxPanel entries={refused} />
      </SidePanel>
    </div>
  );
}

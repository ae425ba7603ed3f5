import { Alert, Button, Drawer, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOutbox } from "../../data/use-live";
import { OutboxPanel } from "./outbox-panel";

/** Says that changes could not be saved, and opens the list of them. */
export function RefusedBanner() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const refused = useOutbox().filter(({ state }) => state === "refused");
  const close = () => setOpened(false);
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
      <Drawer
        opened={opened && refused.length > 0}
        onClose={close}
        position="right"
        title={t("shell.states.unsaved")}
        closeButtonProps={{ "aria-label": t("common.actions.close") }}
      >
        <OutboxPanel entries={refused} />
      </Drawer>
    </div>
  );
}

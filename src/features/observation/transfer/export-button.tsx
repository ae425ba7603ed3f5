import type { ObsSession } from "@domain/observation/obs-session";
import { Button } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetched } from "../../../ui/state/fetched";

/** The export of some sessions; its code is fetched when it opens. */
export const ExportPanel = fetched(() =>
  import("./export-panel").then((panel) => panel.ExportPanel),
);

interface ExportButtonProps {
  sessions: readonly ObsSession[];
  /** Whether there are more that are not shown. */
  hasMore: boolean;
}

/** Opens the export of some sessions; its code is fetched when it does. */
export function ExportButton({ sessions, hasMore }: ExportButtonProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={sessions.length === 0}
        leftSection={<IconFileExport size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t("observation.transfer.open")}
      </Button>
      {opened && (
        <ExportPanel
          sessions={sessions}
          hasMore={hasMore}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

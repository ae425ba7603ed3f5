import type { ObsSession } from "@domain/observation/obs-session";
import { Button, Stack } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { FormFailure } from "../../../ui/form/form-failure";
import { fetched } from "../../../ui/state/fetched";
import type { OfSessions } from "../../slot-table";

const ExportPanel = fetched(() =>
  import("./export-panel").then((panel) => panel.ExportPanel),
);

/** Takes the sessions away that an analysis is of: they are read, and the rest fetched, when somebody wants them. */
export function Component({ obsSessionIds }: OfSessions) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const [sessions, setSessions] = useState<readonly ObsSession[] | null>(null);
  const open = () =>
    run(async () => {
      const { readSessions } = await import("./read-sessions");
      return readSessions(obsSessionIds);
    }, setSessions);
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        loading={busy}
        disabled={obsSessionIds.length === 0}
        leftSection={<IconFileExport size={16} aria-hidden />}
        onClick={open}
      >
        {t("observation.transfer.title")}
      </Button>
      <FormFailure failure={failure} onRetry={open} />
      {sessions !== null && (
        <ExportPanel
          sessions={sessions}
          asked={obsSessionIds.length}
          onClose={() => setSessions(null)}
        />
      )}
    </Stack>
  );
}

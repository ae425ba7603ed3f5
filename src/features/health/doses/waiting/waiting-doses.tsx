import { Button } from "@mantine/core";
import { IconPill } from "@tabler/icons-react";
import { dosesPanelId } from "./doses-panel-id";
import { useWaitingDoses } from "./use-waiting-doses";

function showPanel(): void {
  const panel = document.getElementById(dosesPanelId);
  panel?.scrollIntoView({ block: "start" });
  panel?.focus({ preventScroll: true });
}

/** How many doses wait, above the day's tasks: on a phone these are several screens long, and the doses stand below. */
export function WaitingDoses({ sectorIds }: { sectorIds: readonly string[] }) {
  const waiting = useWaitingDoses(sectorIds);
  if (waiting === null) return null;
  return (
    <Button
      data-screen
      fullWidth
      mih={48}
      variant="light"
      {...(waiting.isMissed ? { color: "red" } : {})}
      leftSection={<IconPill size={18} aria-hidden />}
      onClick={showPanel}
    >
      {waiting.words}
    </Button>
  );
}

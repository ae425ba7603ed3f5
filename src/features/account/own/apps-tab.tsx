import { Stack } from "@mantine/core";
import { InstallPanel } from "./install-panel";
import { OfflinePanel } from "./offline-panel";
import { CalendarsPanel } from "../calendars/calendars-panel";
import { DevicesPanel } from "./devices-panel";

/** Where I work with Suricate: on this device, and on which others. */
export function AppsTab() {
  return (
    <Stack gap="lg" maw={720}>
      <InstallPanel />
      <OfflinePanel />
      <DevicesPanel />
      <CalendarsPanel />
    </Stack>
  );
}

import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";

/** A question may be asked from within a drawer. */
const aboveDrawers = { zIndex: 300 };

/** Where questions and toasts appear. */
export function Overlays() {
  return (
    <ModalsProvider modalProps={aboveDrawers}>
      <Notifications position="bottom-right" limit={4} />
    </ModalsProvider>
  );
}

import { useTranslation } from "react-i18next";
import { SidePanel } from "../../ui/feedback/side-panel";
import { ListSkeleton } from "../../ui/state/skeletons";
import { changeSettings, useSettings } from "./settings-store";
import { fetched } from "../../ui/state/fetched";

const SettingsPanel = fetched(
  () => import("./settings-panel").then(({ SettingsPanel }) => SettingsPanel),
  ListSkeleton,
);

/** The settings panel at the right edge. */
export function SettingsDrawer() {
  const { t } = useTranslation();
  const { offsidebarOpen } = useSettings();
  return (
    <SidePanel
      opened={offsidebarOpen}
      onClose={() => changeSettings({ offsidebarOpen: false })}
      title={t("shell.actions.settings")}
      closeLabel={t("common.actions.close")}
    >
      <SettingsPanel />
    </SidePanel>
  );
}

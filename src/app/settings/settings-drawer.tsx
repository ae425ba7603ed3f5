import { Drawer } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "../../ui/state/skeletons";
import { changeSettings, useSettings } from "./settings-store";

const SettingsPanel = lazy(() =>
  import("./settings-panel").then(({ SettingsPanel }) => ({
    default: SettingsPanel,
  })),
);

/** The settings panel at the right edge. */
export function SettingsDrawer() {
  const { t } = useTranslation();
  const { offsidebarOpen } = useSettings();
  return (
    <Drawer
      opened={offsidebarOpen}
      onClose={() => changeSettings({ offsidebarOpen: false })}
      position="right"
      size={340}
      title={t("shell.actions.settings")}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Suspense fallback={<ListSkeleton />}>
        <SettingsPanel />
      </Suspense>
    </Drawer>
  );
}

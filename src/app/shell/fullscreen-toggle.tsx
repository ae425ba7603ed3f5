import { IconMaximize, IconMinimize } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { report } from "../../lib/report";
import { BarButton } from "./bar-button";
import classes from "./top-bar.module.css";

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};
const isFull = () => document.fullscreenElement !== null;

async function toggle(): Promise<void> {
  try {
    if (isFull()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    report({ code: "internal", where: "fullscreen" });
  }
}

/** The whole screen for the app; absent where the browser knows none, only reported where it does not allow it. */
export function FullscreenToggle() {
  const { t } = useTranslation();
  const full = useSyncExternalStore(subscribe, isFull);
  if (!("requestFullscreen" in document.documentElement)) return null;
  return (
    <div className={classes.roomy}>
      <BarButton
        label={t(
          full ? "shell.actions.leaveFullscreen" : "shell.actions.fullscreen",
        )}
        icon={full ? IconMinimize : IconMaximize}
        onClick={() => void toggle()}
      />
    </div>
  );
}

import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { announceQuestions } from "../../ui/feedback/questions-ready";
import classes from "./overlays.module.css";
import { useDemonstrationWords } from "../settings/use-demonstration-words";
import { useAccountLanguage } from "./use-account-language";
import { useKeySheet } from "./keys/use-key-sheet";

/** A question may be asked from within a drawer. */
const aboveDrawers = { zIndex: 300 };

/** A toast never lies over a question nor over the menu, and leaves the side free where records open. */
const belowQuestions = 290;

/** Where questions and toasts appear. */
export function Overlays() {
  useEffect(announceQuestions, []);
  useKeySheet();
  useDemonstrationWords();
  useAccountLanguage();
  useEffect(() => {
    // Whoever loses the network meanwhile may still leave.
    void import("./sign-out").catch(() => undefined);
  }, []);
  return (
    <ModalsProvider modalProps={aboveDrawers}>
      <Notifications
        position="bottom-left"
        className={classes.toasts ?? ""}
        containerWidth={360}
        limit={1}
        zIndex={belowQuestions}
      />
    </ModalsProvider>
  );
}

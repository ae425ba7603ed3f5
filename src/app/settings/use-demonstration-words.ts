import i18next from "i18next";
import { useEffect } from "react";
import { demonstration } from "../../data/demonstration/mode";
import { useReadySession } from "../../data/hooks/ready-session";
import { useChosenDemonstration } from "../../data/hooks/use-demonstration";
import { notifyInfo, remarkDone } from "../../ui/feedback/notify";

/** Whose demonstration was on in this tab: not the switch, which is kept nowhere, only that there was one. */
const key = "demonstration-was-on";

/** Other tabs, where it may still be on, answer within this. */
const answerMs = 1000;

const kept = {
  get: (): string | null => attempt(() => sessionStorage.getItem(key)),
  set: (uid: string) => attempt(() => sessionStorage.setItem(key, uid)),
  drop: () => attempt(() => sessionStorage.removeItem(key)),
};

/** A browser may refuse to keep anything: then nothing is said. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const remark = (message: string): string =>
  demonstration() === "off"
    ? message
    : i18next.t("shell.messages.demonstrated", { message });

/** What worked is said not to be real while one demonstrates; once a reload has ended it, that is said. */
export function useDemonstrationWords(): void {
  const { uid } = useReadySession();
  const isOn = useChosenDemonstration();
  useEffect(() => {
    remarkDone(remark);
    return () => remarkDone(null);
  }, []);
  useEffect(() => {
    if (isOn) {
      kept.set(uid);
      return () => void kept.drop();
    }
    if (kept.get() !== uid) return;
    const waiting = setTimeout(() => {
      kept.drop();
      notifyInfo(i18next.t("shell.messages.demonstrationOver"));
    }, answerMs);
    return () => clearTimeout(waiting);
  }, [isOn, uid]);
}

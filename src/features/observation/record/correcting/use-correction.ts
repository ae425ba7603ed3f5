import type { ObsSession } from "@domain/observation/obs-session";
import type { Change } from "@domain/observation/rows/change";
import type { PutIn } from "@domain/observation/rows/put-in";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import type { Outcome } from "../../../../data/hooks/use-submit";
import { outcomeOf, useSubmit } from "../../../../data/hooks/use-submit";
import { notifyDone } from "../../../../ui/feedback/notify";
import type { SessionPlan } from "../../parts/use-plans";
import type { SessionNames } from "../../parts/use-session-names";
import { correct } from "../../../../data/observation/correct";

export interface CorrectionPanelProps {
  session: ObsSession;
  /** What the session is called. */
  name: string;
  startedAt: Date;
  lengthMs: number;
  /** When something was collected last, in ms since it began. */
  lastMs: number;
  plan: SessionPlan;
  names: SessionNames;
  animals: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Writes what was put right, then closes. */
export function useCorrection({
  session,
  name,
  onClose,
}: Pick<CorrectionPanelProps, "session" | "name" | "onClose">) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { busy, failure, run } = useSubmit();
  /** Several that belong together, with one reason. */
  const saveAll = (
    all: readonly PutIn[],
    reason: string,
    done = t("corrections.messages.saved"),
  ) => {
    const first = Date.now();
    const send = async (): Promise<Outcome> => {
      // What is put into a scan comes after the scan: corrections hold in the order of their instants.
      const outcomes = await Promise.all(
        all.map(({ target, change }, at) => {
          const when = new Date(first + at);
          return outcomeOf(
            correct(session, uid, { target, change, reason, name, at: when }),
          );
        }),
      );
      return outcomes.includes("queued") ? "queued" : "saved";
    };
    run(send, () => {
      notifyDone(done);
      onClose();
    });
  };
  return {
    busy,
    failure,
    saveAll,
    save: (target: string, change: Change, reason: string) =>
      saveAll(
        [{ target, change }],
        reason,
        "voided" in change
          ? t(
              `observation.record.messages.${change.voided ? "voided" : "unvoided"}`,
            )
          : undefined,
      ),
  };
}

import type { Zone } from "@domain/enclosure/enclosure";
import type {
  Behaviour,
  EthogramPlan,
  EthogramWords,
} from "@domain/ethogram/version";
import type { EnclosureMap } from "@domain/grid/enclosure-map";
import type { ScanDraft } from "@domain/observation/collect/scan-draft";
import { progressOf, scanRowOf } from "@domain/observation/collect/scan-draft";
import { restUnseen } from "@domain/observation/collect/scan-touch";
import type { ObsSession } from "@domain/observation/obs-session";
import type { ScanRow } from "@domain/observation/rows/row";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "../../../ui/feedback/confirm";
import { useUnsavedGuard } from "../../../ui/form/unsaved-guard";
import { UnsaidSheet } from "../collect/sheets/unsaid-sheet";
import { ScanBar } from "./scan-bar";
import { ScanBody } from "./scan-body";
import type { ScanAnimal, ScanGroup } from "./scan-shapes";
import { scanKeys } from "./scan-keys";
import classes from "./scan.module.css";
import { useScan } from "./use-scan";
import { useScanActs } from "./use-scan-acts";

export interface ScanSheetProps {
  session: ObsSession;
  /** What the scan is of, where it is none of the session as it goes on: its draft is kept by itself. */
  draftOf?: string;
  plan: EthogramPlan;
  /** Its words in the reader's language; null: those of the plan. */
  words: EthogramWords | null;
  animals: readonly ScanAnimal[];
  /** Of which some can be counted that are not told apart. */
  groups: readonly ScanGroup[];
  /** null: no places are scanned. */
  map: EnclosureMap | null;
  areas: readonly Zone[];
  /** What goes on beside the scan; nothing where only scans are made. */
  goingOn?: ReactNode;
  /** Which of the scans that are due; null: one more. */
  slot: number | null;
  /** The scan before; null: it is the first. */
  previous: ScanRow | null;
  /** ms since the session began. */
  instant: () => number;
  onSave: (row: ScanRow) => void;
  onClose: () => void;
}

/** One scan of all animals, over the whole screen, of the instant at which it began; what is touched is kept until it is saved or given up. */
export function ScanSheet(props: ScanSheetProps) {
  const { session, draftOf, animals, slot, instant, onSave, onClose } = props;
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const [asksRest, setAsksRest] = useState(false);
  const [asked, setAsked] = useState<readonly Behaviour[] | null>(null);
  const scan = useScan({
    draftOf: [
      session.obsSessionId,
      ...(draftOf === undefined ? [] : [draftOf]),
    ],
    animalIds: animals.map(({ id }) => id),
    slot,
    instant,
  });
  const progress = progressOf(scan.draft);
  useUnsavedGuard(scan.isTouched);
  const record = (draft: ScanDraft) => {
    setAsksRest(false);
    onSave(scanRowOf(draft, scan));
    scan.drop();
  };
  const save = () => {
    if (progress.said === 0) return;
    if (progress.said < progress.all) setAsksRest(true);
    else record(scan.draft);
  };
  const close = async () => {
    if (asksRest) {
      setAsksRest(false);
      return;
    }
    // In a session it is kept, and gone on with later: acts may be coded in between.
    if (scan.isTouched && draftOf === undefined) {
      onClose();
      return;
    }
    if (scan.isTouched) {
      setAsks(true);
      const leaves = await confirm({
        title: t("observation.scan.confirm.title"),
        body: t("observation.scan.confirm.body", progress),
        confirm: t("observation.scan.confirm.leave"),
        cancel: t("observation.scan.confirm.stay"),
        danger: true,
      });
      setAsks(false);
      if (!leaves) return;
    }
    scan.drop();
    onClose();
  };
  const acts = useScanActs(props, scan);
  const keys = scanKeys({
    onCode: (code) => {
      const coded = props.plan.behaviours.find((one) => one.code === code);
      if (coded !== undefined) acts.onBehaviour(coded.behaviourId);
      return coded !== undefined;
    },
    onStep: acts.onStep,
    onSame: acts.onSame,
    onUnseen: acts.onUnseen,
    onUndo: () => scan.undo?.(),
    onSave: save,
  });
  return (
    <Modal.Root
      opened
      fullScreen
      padding={0}
      // A question that stands above has the keys for itself.
      closeOnEscape={!asks && asked === null}
      trapFocus={!asks}
      onClose={() => void close()}
      onKeyDown={(event) => {
        // What is asked or read is no line that is coded; what stands above the scan has its keys for itself.
        if (asksRest) return;
        if (asked === null) keys(event);
        else if (
          event.key === "Escape" &&
          event.currentTarget.contains(event.target as Element)
        )
          setAsked(null);
      }}
    >
      <Modal.Content aria-label={t("observation.scan.title")}>
        <Modal.Body>
          <div className={classes.sheet}>
            <ScanBar
              scan={scan}
              progress={progress}
              isAsked={asksRest}
              onSave={save}
              onClose={() => void close()}
            />
            <div className={classes.goesOn}>{props.goingOn}</div>
            {asksRest && (
              <div className={classes.asked}>
                <UnsaidSheet
                  draft={scan.draft}
                  named={{ ...props, behaviours: props.plan.behaviours }}
                  onBack={() => setAsksRest(false)}
                  onSave={() => record(scan.draft)}
                  onUnseen={() => record(restUnseen(scan.draft))}
                />
              </div>
            )}
            <ScanBody
              {...props}
              scan={scan}
              acts={acts}
              isHidden={asksRest}
              asked={asked}
              onAsked={setAsked}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

import type { Slot } from "@domain/observation/collect/schedule";
import { wholeSession } from "@domain/observation/rows/change";
import type { FocalRow } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActFields, typedInstant } from "./act-fields";
import { newTarget } from "../../../../data/observation/correct";
import type { Correcting } from "./correcting";
import { MarkPanel } from "./mark-panel";
import { ReasonForm } from "../../../shared/correcting/reason-form";
import { ScanPanel } from "./scan-panel";
import { SeenPanel } from "./seen-panel";
import type { CorrectionPanelProps } from "./use-correction";
import { useCorrection } from "./use-correction";

/** What is put right, in a panel of its own. */
export function CorrectionPanel({
  what,
  missed,
  ...props
}: CorrectionPanelProps & {
  what: Correcting;
  /** Scans that were due and not made. */
  missed: readonly Slot[];
}) {
  switch (what.kind) {
    case "act":
      return <ActPanel {...props} target={what.row.key} row={what.row} />;
    case "newAct":
      return <ActPanel {...props} target={null} row={null} />;
    case "seen":
      return <SeenPanel {...props} what={what} />;
    case "newScan":
    case "newSeen":
      return <ScanPanel {...props} what={what} missed={missed} />;
    case "mark":
    case "newMark":
      return <MarkPanel {...props} what={what} />;
    default:
      return <PlainPanel {...props} what={what} />;
  }
}

interface ActPanelProps extends CorrectionPanelProps {
  target: string | null;
  row: FocalRow | null;
}

const bare = ({
  t,
  act,
  animalId,
  behaviourId,
  modifiers,
  partnerId,
}: FocalRow): FocalRow => ({
  ...{ t, act, animalId, behaviourId, modifiers, partnerId },
});

function ActPanel({ target, row, ...props }: ActPanelProps) {
  const { plan, animals, startedAt, lengthMs, onClose } = props;
  const { t } = useTranslation();
  const { busy, failure, save } = useCorrection(props);
  const [act, setAct] = useState<FocalRow>(
    row === null
      ? {
          t: 0,
          act: "start",
          animalId: animals[0]?.value ?? "",
          behaviourId: plan.behaviours[0]?.behaviourId ?? null,
          modifiers: [],
          partnerId: null,
        }
      : bare(row),
  );
  const [time, setTime] = useState(clockAt(startedAt, act.t));
  const at = typedInstant(startedAt, time, row?.t ?? null, lengthMs);
  return (
    <ReasonForm
      title={t(
        row === null
          ? "observation.record.headings.newAct"
          : "observation.record.headings.act",
      )}
      save={t("corrections.actions.save")}
      problem={
        at === null ? t("observation.record.messages.timeOutside") : null
      }
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSave={(reason) => {
        if (at !== null)
          save(target ?? newTarget(), { focal: { ...act, t: at } }, reason);
      }}
    >
      <ActFields
        row={act}
        time={time}
        onTime={setTime}
        onRow={(change) => setAct({ ...act, ...change })}
        plan={plan}
        animals={animals}
      />
    </ReasonForm>
  );
}

interface PlainPanelProps extends CorrectionPanelProps {
  what: Extract<Correcting, { kind: "remove" | "void" }>;
}

/** A row that is taken out, or a session that counts no more or again. */
function PlainPanel({ what, ...props }: PlainPanelProps) {
  const { t } = useTranslation();
  const { busy, failure, save } = useCorrection(props);
  const removes = what.kind === "remove";
  const action = removes ? null : what.voided ? "void" : "unvoid";
  const verb = t(
    action === null
      ? "corrections.actions.remove"
      : `observation.record.actions.${action}`,
  );
  return (
    <ReasonForm
      title={verb}
      save={verb}
      danger={action !== "unvoid"}
      problem={null}
      busy={busy}
      failure={failure}
      onClose={props.onClose}
      onSave={(reason) =>
        removes
          ? save(what.target, { removed: true }, reason)
          : save(wholeSession, { voided: what.voided }, reason)
      }
    >
      <Text>
        {removes
          ? t("corrections.messages.remove", { what: what.what })
          : t(`observation.record.help.${what.voided ? "void" : "unvoid"}`)}
      </Text>
    </ReasonForm>
  );
}

import type { ObsSession } from "@domain/observation/obs-session";
import type { Change } from "@domain/observation/rows/corrected";
import { wholeSession } from "@domain/observation/rows/corrected";
import type { FocalRow, Seen } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { highestLevel, lowestLevel } from "@domain/grid/grid";
import { NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone } from "../../../ui/feedback/notify";
import { ActFields, BehaviourSelect, typedInstant } from "./act-fields";
import { correct, newTarget } from "./correct";
import type { Correcting } from "./correcting";
import { ReasonForm } from "./reason-form";
import type { SessionPlan } from "../parts/use-plans";

export interface CorrectionPanelProps {
  session: ObsSession;
  /** What the session is called. */
  name: string;
  startedAt: Date;
  lengthMs: number;
  plan: SessionPlan;
  animals: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Writes what was put right, then closes. */
function useCorrection({ session, name, onClose }: CorrectionPanelProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { busy, failure, run } = useSubmit();
  const save = (target: string, change: Change, reason: string) =>
    run(
      () => outcomeOf(correct(session, uid, target, change, reason, name)),
      () => {
        notifyDone(t("observation.record.messages.corrected"));
        onClose();
      },
    );
  return { busy, failure, save };
}

/** What is put right, in a panel of its own. */
export function CorrectionPanel({
  what,
  ...props
}: CorrectionPanelProps & { what: Correcting }) {
  switch (what.kind) {
    case "act":
      return <ActPanel {...props} target={what.row.key} row={what.row} />;
    case "newAct":
      return <ActPanel {...props} target={null} row={null} />;
    case "seen":
      return <SeenPanel {...props} what={what} />;
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
      save={t("observation.record.actions.save")}
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

interface SeenPanelProps extends CorrectionPanelProps {
  what: Extract<Correcting, { kind: "seen" }>;
}

/** What one animal did in a scan, and on which level it was. */
function SeenPanel({ what, ...props }: SeenPanelProps) {
  const { plan, startedAt, onClose } = props;
  const { t } = useTranslation();
  const { busy, failure, save } = useCorrection(props);
  const { key, ...first } = what.row;
  const [seen, setSeen] = useState<Seen>(first);
  return (
    <ReasonForm
      title={t("observation.record.headings.seen", {
        time: clockAt(startedAt, what.t),
      })}
      save={t("observation.record.actions.save")}
      problem={null}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSave={(reason) => save(key, { seen }, reason)}
    >
      <BehaviourSelect
        plan={plan}
        withNone
        value={seen.behaviourIds === null ? null : seen.behaviourIds[0]}
        onChange={(id) =>
          setSeen({
            ...seen,
            behaviourIds: id === null ? null : id === undefined ? [] : [id],
            ...(id === null && { x: null, y: null, level: null, areaId: null }),
          })
        }
      />
      {seen.behaviourIds !== null && (
        <NumberInput
          label={t("observation.record.fields.level")}
          min={lowestLevel}
          max={highestLevel}
          allowDecimal={false}
          value={seen.level ?? ""}
          onChange={(level) =>
            setSeen({
              ...seen,
              level: typeof level === "number" ? level : null,
            })
          }
        />
      )}
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
  const action = removes ? "remove" : what.voided ? "void" : "unvoid";
  return (
    <ReasonForm
      title={t(`observation.record.actions.${action}`)}
      save={t(`observation.record.actions.${action}`)}
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
          ? t("observation.record.help.remove", { what: what.what })
          : t(`observation.record.help.${what.voided ? "void" : "unvoid"}`)}
      </Text>
    </ReasonForm>
  );
}

import type { PutIn } from "@domain/observation/rows/put-in";
import type { Mark } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedInstant } from "./act-fields";
import { newTarget } from "../../../../data/observation/correct";
import type { Correcting } from "./correcting";
import { ReasonForm } from "../../../shared/correcting/reason-form";
import type { CorrectionPanelProps } from "./use-correction";
import { useCorrection } from "./use-correction";

/** As long as a mark's text may be. */
const textMost = 500;

const actionOf = (what: MarkPanelProps["what"]) => {
  const kind = what.kind === "mark" ? what.row.kind : what.of;
  if (kind === "end") return "setEnd";
  if (what.kind === "mark") return "correct";
  return kind === "pause" ? "addPause" : "addNote";
};

interface MarkPanelProps extends CorrectionPanelProps {
  what: Extract<Correcting, { kind: "mark" | "newMark" }>;
}

/** When it was paused, went on, was noted or was over, and why. A pause that was forgotten has both its ends. */
export function MarkPanel({ what, ...props }: MarkPanelProps) {
  const { startedAt, session, onClose } = props;
  const { t } = useTranslation();
  const { busy, failure, saveAll } = useCorrection(props);
  const row = what.kind === "mark" ? what.row : null;
  const kind = what.kind === "mark" ? what.row.kind : what.of;
  const isNewPause = what.kind === "newMark" && kind === "pause";
  // As it was closed: that it was over earlier may be what is put right.
  const closed = (session.endedAt ?? startedAt).getTime() - startedAt.getTime();
  const begin = row?.t ?? (kind === "end" ? props.lengthMs : 0);
  const [time, setTime] = useState(clockAt(startedAt, begin));
  const [until, setUntil] = useState(clockAt(startedAt, begin));
  const [text, setText] = useState(row?.text ?? "");
  const at = typedInstant(startedAt, time, begin, closed);
  const to = typedInstant(startedAt, until, begin, closed);
  // Nothing that was collected lies after the end.
  const isEarly = kind === "end" && at !== null && at + 1000 <= props.lastMs;
  const isWrong = at === null || (isNewPause && (to === null || to <= at));
  const made = (t: number, of: Mark["kind"], said: string): Mark => ({
    ...{ t, kind: of, animalId: row?.animalId ?? null },
    text: said.trim() === "" ? null : said.trim(),
  });
  const changes = (): PutIn[] => {
    if (at === null || to === null) return [];
    const when = kind === "end" ? Math.max(at, props.lastMs) : at;
    const target = row?.key ?? newTarget();
    return [
      { target, change: { mark: made(when, kind, text) } },
      ...(isNewPause
        ? [{ target: newTarget(), change: { mark: made(to, "resume", "") } }]
        : []),
    ];
  };
  const problem = () => {
    if (isEarly) return t("observation.record.messages.endOutside");
    if (isWrong) return t("observation.record.messages.timeOutside");
    const lacks = kind === "note" && text.trim() === "";
    return lacks ? t("observation.record.messages.nothingNoted") : null;
  };
  return (
    <ReasonForm
      title={t(`observation.record.actions.${actionOf(what)}`)}
      save={t("corrections.actions.save")}
      problem={problem()}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSave={(reason) => saveAll(changes(), reason)}
    >
      {kind === "end" && <Text>{t("observation.record.help.end")}</Text>}
      <TextInput
        type="time"
        step={1}
        label={t(`observation.record.marks.${kind}`)}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      {isNewPause && (
        <TextInput
          type="time"
          step={1}
          label={t("observation.record.marks.resume")}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      )}
      {(kind === "pause" || kind === "note") && (
        <Textarea
          label={t("observation.record.fields.note")}
          autosize
          minRows={2}
          maxLength={textMost}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </ReasonForm>
  );
}

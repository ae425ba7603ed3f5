import type { BookEntry, Told } from "@domain/health/book/entries";
import { isCorrected } from "@domain/health/notes/fold";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { href } from "@domain/pages";
import { Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBallpen,
  IconCopyCheck,
  IconFlag,
  IconHeartbeat,
  IconHistory,
  IconNotes,
  IconPill,
  IconPillOff,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { IconComponent } from "../../../ui/display/icon";
import { TextLink } from "../../../ui/display/text-link";
import { Slot } from "../../slots";
import { useTreatmentWords } from "../prescriptions/use-treatment-words";

const icons: Readonly<Record<Told["what"], IconComponent>> = {
  value: IconHeartbeat,
  note: IconNotes,
  begun: IconPill,
  revised: IconBallpen,
  ended: IconPillOff,
  refused: IconX,
  missed: IconAlertTriangle,
  twice: IconCopyCheck,
  event: IconHistory,
  born: IconFlag,
};

/** The mark of a line of the book. */
export const iconOf = ({ kind, told }: BookEntry): IconComponent =>
  kind === "moves" ? IconArrowsExchange : icons[told.what];

/** Who did what a line tells; null: nobody, or the line says it itself. */
export function authorOf({ told }: BookEntry): string | null {
  switch (told.what) {
    case "value":
      return told.value.log.by;
    case "note":
      return told.note.note.by;
    case "begun":
    case "revised":
      return told.treatment.prescriberId;
    case "ended":
      return told.treatment.endedBy;
    case "refused":
      return told.lines.at(-1)?.by ?? null;
    default:
      return null;
  }
}

interface ToldWordsProps {
  entry: BookEntry;
  treatments: ReadonlyMap<string, Prescription>;
}

/** What a line of the book tells, in words. */
export function ToldWords({ entry: { told }, treatments }: ToldWordsProps) {
  const { t } = useTranslation();
  switch (told.what) {
    case "value":
      return <ToldValue {...told} />;
    case "note":
      return <ToldNote {...told} />;
    case "event":
      return <Slot name="book.event" props={{ event: told.event }} />;
    case "born":
      return t("health.book.lines.born");
    case "begun":
    case "revised":
    case "ended":
      return <ToldTreatment {...told} />;
    default:
      return <ToldDose told={told} treatments={treatments} />;
  }
}

function ToldValue({ value }: Extract<Told, { what: "value" }>) {
  const { t } = useTranslation();
  const { log, isCorrected } = value;
  const { animalId, parameterId, notes, isEstimated } = log;
  const remarks = [
    isEstimated && t("health.book.lines.estimated"),
    isCorrected && t("health.notes.states.corrected"),
    notes,
  ].filter((one) => typeof one === "string" && one !== "");
  return (
    <>
      <Slot
        name="book.value"
        props={{ animalId, parameterId, value: value.value }}
      />
      <Remark>{remarks.join(" · ")}</Remark>
    </>
  );
}

function ToldNote({ note }: Extract<Told, { what: "note" }>) {
  const { t } = useTranslation();
  const { animalId, noteType, title, text } = note.note;
  const to = { animalId, tab: "health", noteId: note.firstId };
  return (
    <>
      {t(`health.notes.options.${noteType}`)} ·{" "}
      <TextLink to={href("animal", to)} inherit fw={700} td="underline">
        {title}
      </TextLink>
      <Remark>
        {isCorrected(note) ? t("health.notes.states.corrected") : ""}
      </Remark>
      <Remark>{text ?? ""}</Remark>
    </>
  );
}

type TreatmentTold = Extract<Told, { what: "begun" | "revised" | "ended" }>;

function ToldTreatment(told: TreatmentTold) {
  const { t } = useTranslation();
  const { moleculeOf, doseOf, rhythmOf, changesOf } = useTreatmentWords();
  const { what, treatment } = told;
  const { endReason, endNote, treatmentReason } = treatment;
  const name = moleculeOf(treatment);
  const ended = [
    endReason === null
      ? t("health.treatments.completed")
      : t(`health.endReasons.${endReason}`),
    endNote,
  ];
  const remarks =
    what === "ended"
      ? ended
      : what === "revised"
        ? changesOf(told.before, told.dosing)
        : [doseOf(told.dosing), rhythmOf(told.dosing), treatmentReason];
  return (
    <>
      {t(`health.book.lines.${what}`, { name })}
      <Remark>
        {remarks.filter((one) => one !== null && one !== "").join(" · ")}
      </Remark>
    </>
  );
}

interface ToldDoseProps {
  told: Extract<Told, { what: "refused" | "missed" | "twice" }>;
  treatments: ToldWordsProps["treatments"];
}

function ToldDose({ told, treatments }: ToldDoseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { moleculeOf } = useTreatmentWords();
  const id =
    told.what === "refused"
      ? told.lines[0]?.prescriptionId
      : told.alert.values["prescriptionId"];
  const treatment = treatments.get(String(id));
  const name =
    treatment === undefined
      ? t("health.fields.prescription")
      : moleculeOf(treatment);
  if (told.what === "refused")
    return (
      <>
        {t("health.book.lines.refused", { name, count: told.lines.length })}
        <Remark>
          {told.lines
            .map(({ at, note }) =>
              [format.time(at), note].filter((one) => one !== null).join(" "),
            )
            .join(" · ")}
        </Remark>
      </>
    );
  return (
    <TextLink
      to={href("dashboard", { tab: "alerts", alertId: told.alert.alertId })}
      inherit
      td="underline"
    >
      {t(`health.book.lines.${told.what}`, { name })}
    </TextLink>
  );
}

/** What else is to be said of a line; nothing where there is nothing. */
function Remark({ children }: { children: string }) {
  return (
    children !== "" && (
      <Text
        size="sm"
        c="dimmed"
        style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {children}
      </Text>
    )
  );
}

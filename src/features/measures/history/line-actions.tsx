import { isStoredPath } from "@domain/file/path";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { notesMax } from "@domain/measures/values/value";
import { IconPencil, IconPhotoOff, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { removeStored } from "../../../data/files/use-profile-picture";
import { useReadySession } from "../../../data/hooks/ready-session";
import { askWords } from "../../../ui/feedback/ask-words";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { askToRemove } from "../../../ui/picture/taken/ask-to-remove";
import type { CorrectedOf, HistoryRow, Line } from "./history-rows";
import { mayCorrectLine } from "./may-correct";
import { voidValue } from "./history-writes";
import type { HistoryWords } from "./use-history-words";

export interface LineActionsProps {
  row: HistoryRow;
  words: HistoryWords;
  parameter: Pick<Parameter, "isArchived" | "keeperMayCollect">;
  about: CorrectedOf;
  onCorrect: (row: HistoryRow) => void;
}

/** Takes a value back, for a reason that is asked for. */
function useTakingBack(props: LineActionsProps) {
  const { row, words, parameter, about: of } = props;
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const about = `${words.value(row.value)}, ${words.at(row)}`;
  return async () => {
    const answer = await askWords({
      title: t("measures.chart.history.voidTitle", { value: about }),
      body: t("measures.chart.history.voidBody"),
      words: {
        label: t("measures.chart.fields.reason"),
        max: notesMax,
        required: true,
      },
      confirm: t("measures.chart.actions.void"),
      danger: true,
    });
    if (answer === null) return;
    const { line } = row;
    const taken = {
      ...{ line, uid, name: words.name, sectorId: of.sectorId },
      openToKeepers: parameter.keeperMayCollect,
    };
    try {
      const outcome = await voidValue(taken, answer.words ?? "");
      notifyDone(
        outcome === "queued"
          ? t("measures.messages.queued")
          : t("measures.chart.messages.voided"),
      );
    } catch (error) {
      notifyError(error);
    }
  };
}

const removePicture = async (path: string, picture: string): Promise<void> => {
  try {
    await askToRemove(picture, () => removeStored(path));
  } catch (error) {
    notifyError(error);
  }
};

/** Correcting, taking back, and taking its picture out, for those who may. */
export function LineActions(props: LineActionsProps) {
  const { row, words, parameter, about: of, onCorrect } = props;
  const { t } = useTranslation();
  const session = useReadySession();
  const takeBack = useTakingBack(props);
  const may = (line: Line) =>
    mayCorrectLine(session, line, of.sectorId, parameter);
  const { line, value, pictured } = row;
  const { picture } = pictured;
  const items: (MoreItem | false)[] = [
    may(line) && {
      id: "correct",
      label: t("measures.chart.actions.correct"),
      icon: IconPencil,
      onPick: () => onCorrect(row),
    },
    may(line) &&
      value !== null && {
        id: "void",
        label: t("measures.chart.actions.void"),
        icon: IconTrash,
        danger: true,
        onPick: () => void takeBack(),
      },
    picture !== null &&
      isStoredPath(picture) &&
      may(pictured) && {
        id: "picture",
        label: t("pictures.actions.remove"),
        icon: IconPhotoOff,
        danger: true,
        onPick: () => void removePicture(picture, t("measures.fields.picture")),
      },
  ];
  const about = `${words.value(value)}, ${words.at(row)}`;
  return (
    <MoreMenu about={about} items={items.filter((item) => item !== false)} />
  );
}

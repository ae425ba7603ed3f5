import { folderId } from "@domain/file/path";
import { useTranslation } from "react-i18next";
import { useTakenPicture } from "../../../data/files/use-taken-picture";
import { useOnline } from "../../../data/hooks/use-live";
import { PictureView } from "../../../ui/picture/taken/picture-view";
import { WaitingPicture } from "../../../ui/picture/taken/waiting-picture";
import type { HistoryRow, Line } from "./history-rows";
import type { HistoryWords } from "./use-history-words";

interface LinePictureProps {
  row: HistoryRow;
  /** The line that has it. */
  pictured: Extract<Line, { enclosureId: string }>;
  words: HistoryWords;
}

/** The picture of a value, small, or that it is on its way. */
export function LinePicture({ row, pictured, words }: LinePictureProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const { zooId, enclosureId, id, picture } = pictured;
  const { waiting, retry, drop } = useTakenPicture(
    { zooId, type: "measures", id: folderId(id, enclosureId) },
    picture,
  );
  const name = t("pictures.title", {
    name: `${words.value(row.value)}, ${words.at(row)}`,
  });
  return (
    <>
      {picture !== null && <PictureView path={picture} name={name} size={48} />}
      {waiting !== null && (
        <WaitingPicture
          picture={waiting}
          name={t("measures.fields.picture")}
          online={online}
          retry={retry}
          drop={drop}
        />
      )}
    </>
  );
}

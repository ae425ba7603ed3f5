import { isStoredPath } from "@domain/file/path";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import { errorKey } from "../../../lib/i18n/error-text";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyError } from "../../../ui/feedback/notify";
import type { ShownPicture } from "./shown-picture";

/** The sector of a record, as the directory knows it; undefined where the record is not known, or removed. */
function useSectorOf({ collection, id }: ShownPicture["subject"]) {
  const { zooId } = useReadySession();
  const animal = useDirectory("animals", zooId).of(
    collection === "animals" ? id : null,
  );
  const enclosure = useDirectory("enclosures", zooId).of(
    collection === "enclosures" ? id : null,
  );
  const sector = useDirectory("sectors", zooId).of(
    collection === "sectors" ? id : null,
  );
  const there = [animal, enclosure, sector].find(
    (one) => one !== undefined && !one.archived,
  );
  if (there === undefined) return undefined;
  return "sectorId" in there ? there.sectorId : there.id;
}

/** Takes a picture out of the gallery after asking; null for those who may not. */
export function usePictureRemoval(
  { path, subject }: ShownPicture,
  onGone: () => void,
): (() => Promise<void>) | null {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const can = useCan();
  const sectorId = useSectorOf(subject);
  const { collection } = subject;
  if (
    sectorId === undefined ||
    collection === "groups" ||
    !isStoredPath(path) ||
    !can("picture", collection, {
      zooId,
      sectorIds: sectorId === null ? [] : [sectorId],
    })
  )
    return null;
  return async () => {
    const isSure = await confirm({
      title: t("events.actions.removeTitle"),
      body: t("events.actions.removeBody"),
      confirm: t("events.actions.remove"),
      danger: true,
    });
    if (!isSure) return;
    try {
      await call("removePicture", { public_id: path });
      onGone();
    } catch (error) {
      notifyError(t(errorKey(error)));
    }
  };
}

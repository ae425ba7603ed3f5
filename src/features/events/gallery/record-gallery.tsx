import { tokenOf } from "@domain/event/event";
import { picturesQuery } from "@domain/event/event-queries";
import { IconPhoto } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { LiveList } from "../../../data/live-store";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import type { Named } from "../parts/about";
import { PicturesByItem } from "./picture-views";
import { usePresentPictures } from "./use-present-pictures";

/** Pictures shown at once. */
export const pictureStep = 60;

/** The pictures of an animal, on its page. */
export const Component = ({ id }: { id: string }) => (
  <RecordGallery named={{ collection: "animals", id }} />
);

/** The pictures of one record, the newest first. */
export function RecordGallery({ named }: { named: Named }) {
  const { zooId } = useReadySession();
  const token = tokenOf(named.collection, named.id);
  const { live, more, growing } = useGrowingList(
    (limit) => picturesQuery(zooId, token, limit),
    { step: pictureStep },
  );
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(list) => (
        <>
          <Pictures named={named} list={list} />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}

function Pictures({
  named,
  list: { rows, full },
}: {
  named: Named;
  list: LiveList<"events">;
}) {
  const present = usePresentPictures(named, rows);
  const undated = full ? [] : present;
  const isEmpty =
    undated.length === 0 && rows.every(({ data }) => data.picture === null);
  return isEmpty ? (
    <NoPictures />
  ) : (
    <PicturesByItem rows={rows} undated={undated} />
  );
}

export function NoPictures() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconPhoto}
      title={t("events.states.noPictures")}
      body={t("events.states.noPicturesBody")}
    />
  );
}

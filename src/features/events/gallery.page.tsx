import { picturesQuery } from "@domain/event/event-queries";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import type { Row } from "../../data/live-store";
import { defineFilter, useFilter } from "../../ui/list/filter/define-filter";
import { LoadMore } from "../../ui/list/load-more";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { QueryState } from "../../ui/state/query-state";
import { PicturesByDay, PicturesByItem } from "./gallery/picture-views";
import {
  NoPictures,
  pictureStep,
  RecordGallery,
} from "./gallery/record-gallery";
import type { About } from "./parts/about";
import { aboutOf, aboutParts, namedIn, settled } from "./parts/about";
import { RecordChoice } from "./parts/record-choice";

const galleryFilter = defineFilter<About>(aboutParts, settled);

/** The establishment's pictures, by the day on which they were added or by what they are of. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("events.galleryTitle")} />
      <RecordTabs
        label={t("events.fields.views")}
        tabs={[
          {
            id: "days",
            label: t("events.fields.days"),
            content: <Recent>{(rows) => <PicturesByDay rows={rows} />}</Recent>,
          },
          {
            id: "items",
            label: t("events.fields.items"),
            content: <ByItem />,
          },
        ]}
      />
    </>
  );
}

/** The latest pictures of the establishment. */
function Recent({
  children,
}: {
  children: (rows: readonly Row<"events">[]) => React.ReactNode;
}) {
  const { zooId } = useReadySession();
  const { live, more, growing } = useGrowingList(
    (limit) => picturesQuery(zooId, null, limit),
    { step: pictureStep },
  );
  return (
    <QueryState
      query={live}
      isEmpty={({ rows }) => rows.every(({ data }) => data.picture === null)}
      empty={<NoPictures />}
    >
      {({ rows }) => (
        <>
          {children(rows)}
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}

function ByItem() {
  const { t } = useTranslation();
  const [about, change] = useFilter(galleryFilter);
  const named = namedIn(about);
  return (
    <>
      <Group mb="md">
        <RecordChoice
          label={t("events.fields.item")}
          all={t("events.states.allRecords")}
          kinds={["sectors", "enclosures", "animals"]}
          value={named}
          onChange={(next) => change(aboutOf(next))}
        />
      </Group>
      {named === null ? (
        <Recent>{(rows) => <PicturesByItem rows={rows} />}</Recent>
      ) : (
        <RecordGallery key={`${named.collection}/${named.id}`} named={named} />
      )}
    </>
  );
}

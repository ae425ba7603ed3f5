import { Box, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { recordHref } from "@domain/pages";
import { useThumbnails } from "../../../data/files/use-file-url";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { byDay, DayName } from "../list/event-days";
import { LightBox } from "./light-box";
import { PictureWall } from "./picture-wall";
import type { ShownPicture } from "./shown-picture";
import { bySubject, picturesOf } from "./shown-picture";

interface Heading {
  key: string;
  title: React.ReactNode;
  label: string;
  pictures: readonly ShownPicture[];
}

/** Walls of pictures under headings, any of which opens large among all of them. */
function Walls({ walls }: { walls: readonly Heading[] }) {
  const { t } = useTranslation();
  const all = walls.flatMap(({ pictures }) => pictures);
  const [shown, setShown] = useState<ShownPicture | null>(null);
  useThumbnails(all.map(({ path }) => path));
  return (
    <>
      {walls.map(({ key, title, label, pictures }) => (
        <Box component="section" key={key} mb="lg">
          <Group gap="sm" align="baseline" mb="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {t("events.counts.pictures", { count: pictures.length })}
            </Text>
          </Group>
          <PictureWall label={label} pictures={pictures} onOpen={setShown} />
        </Box>
      ))}
      <LightBox pictures={all} shown={shown} onShow={setShown} />
    </>
  );
}

interface RowsProps {
  rows: readonly Row<"events">[];
}

/** The pictures of each day, the newest first. */
export function PicturesByDay({ rows }: RowsProps) {
  const format = useFormat();
  const now = useNow();
  const there = rows.filter(({ data }) => data.picture !== null);
  const walls = byDay(there).map(([day, events]): Heading => {
    const [first] = events;
    return {
      key: day,
      title: <DayName of={events} now={now} format={format} />,
      label: first === undefined ? day : format.day(first.data.at, now),
      pictures: picturesOf(events),
    };
  });
  return <Walls walls={walls} />;
}

interface ByItemProps extends RowsProps {
  /** Those of which no event tells. */
  undated?: readonly ShownPicture[];
}

/** The pictures of each record, the newest first. */
export function PicturesByItem({ rows, undated = [] }: ByItemProps) {
  const walls = bySubject([...picturesOf(rows), ...undated]).map(
    ([key, pictures]): Heading => {
      const [first] = pictures;
      const name = first?.name ?? "";
      return {
        key,
        title: first && (
          <TextLink
            to={recordHref(first.subject.collection, first.subject.id)}
            inherit
          >
            {name || "—"}
          </TextLink>
        ),
        label: name,
        pictures,
      };
    },
  );
  return <Walls walls={walls} />;
}

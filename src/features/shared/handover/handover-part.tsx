import { Card, Group, Text, Title } from "@mantine/core";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import type { CollectionName } from "@domain/collections";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { ErrorState } from "../../../ui/state/error-state";
import type { Loadable } from "../../../ui/state/query-state";
import type { OnFound } from "./found";
import classes from "./handover-part.module.css";

/** One thing that is handed over: it leads to its own page. */
export interface HandoverLine {
  key: string;
  to: string;
  text: string;
  /** Where, who and when. */
  about: readonly (string | null)[];
  /** What people said of it. */
  words?: readonly string[];
}

export interface FoundLines {
  lines: readonly HandoverLine[];
  /** There may be more. */
  full: boolean;
  /** The server was heard of; else nothing is not to know. */
  heard: boolean;
}

/** The lines of what queries found. */
export function foundLines<C extends CollectionName>(
  live: Live<LiveList<C>>,
  linesOf: (rows: readonly Row<C>[]) => readonly HandoverLine[],
): Loadable<FoundLines> {
  if (live.state !== "data") return live;
  const { rows, full, heard } = live.data;
  return { state: "data", data: { lines: linesOf(rows), full, heard } };
}

interface HandoverPartProps {
  id: string;
  title: string;
  found: Loadable<FoundLines>;
  /** The list that goes on where this one ends. */
  more: string;
  onFound: OnFound;
}

/** What of one kind is handed over; nothing where there is nothing. */
export function HandoverPart(props: HandoverPartProps) {
  const { id, title, found, more, onFound } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const headId = useId();
  const count = countOf(found);
  useEffect(() => onFound(id, count), [id, count, onFound]);
  if (found.state === "error")
    return <ErrorState error={found} onRetry={found.retry} />;
  if (found.state === "loading" || found.data.lines.length === 0) return null;
  const { lines, full } = found.data;
  return (
    <Card
      component="section"
      aria-labelledby={headId}
      mb="md"
      className={classes["part"] ?? ""}
      data-part={id}
    >
      <Group gap="xs" mb="xs">
        <Title order={3} id={headId} size="h5">
          {title}
        </Title>
        <Text span c="dimmed">
          {format.number(lines.length)}
          {full && "+"}
        </Text>
      </Group>
      <ul className={classes["lines"]}>
        {lines.map(({ key, to, text, about, words = [] }) => (
          <li key={key} className={classes["line"]}>
            <TextLink to={to}>{text}</TextLink>
            <Text component="p" m={0} size="sm" c="dimmed">
              {about.filter((part) => part !== null && part !== "").join(" · ")}
            </Text>
            {words.map((word) => (
              <Text key={word} component="p" m={0} size="sm">
                {word}
              </Text>
            ))}
          </li>
        ))}
      </ul>
      {full && (
        <TextLink to={more} size="sm">
          {t("tasks.handover.actions.more")}
        </TextLink>
      )}
    </Card>
  );
}

function countOf(found: Loadable<FoundLines>) {
  if (found.state === "loading") return "loading";
  if (found.state === "error") return "failed";
  const { lines, heard } = found.data;
  return lines.length === 0 && !heard ? "unknown" : lines.length;
}

import { obsSessionFacts } from "@domain/observation/collection";
import type { Position } from "@domain/observation/analysed/positions/positions";
import type { Keyed } from "@domain/observation/rows/keyed";
import type { MapPoint } from "@domain/observation/rows/motion";
import type { Seen } from "@domain/observation/rows/row";
import { seenAt } from "@domain/observation/rows/seen-at";
import { href } from "@domain/pages";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconMapPinCheck, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../../../data/hooks/use-can";
import { useLiveDoc } from "../../../../../data/hooks/use-live";
import { useRecorded } from "../../../../../data/observation/use-recorded";
import { TextLink } from "../../../../../ui/display/text-link";
import { QueryState } from "../../../../../ui/state/query-state";
import type { Analysis } from "../../../frame/analysis";
import type { Place } from "../../use-ground";
import type { Corrections } from "../use-corrections";
import { PointFields } from "./point-fields";
import type { Draft } from "./use-draft";
import type { PointWords } from "./use-point-words";
import { WhyPanel } from "./why-panel";

/** What is asked about the chosen position before it is written. */
export type Asked = "save" | "remove" | null;

interface ChosenPanelProps {
  analysis: Analysis;
  place: Place;
  corrections: Corrections;
  position: Position;
  draft: Draft;
  words: PointWords;
  onMove: (to: MapPoint) => void;
  asked: Asked;
  /** It opens with the focus, wherever on the page it was chosen. */
  isCalled: boolean;
  onAsk: (asked: Asked) => void;
  onLeave: () => void;
}

/** The line of its session that a position shows, and whether it may be put right; line null: something else stands there by now. */
function useLine(position: Position) {
  const session = useLiveDoc("obsSessions", position.obsSessionId);
  const data = session.state === "data" ? session.data?.data : undefined;
  const { startedAt = null, endedAt = null } = data ?? {};
  const { obsSessionId } = position;
  const records = useRecorded({ obsSessionId, startedAt, endedAt });
  const may = useCan();
  if (session.state !== "data") return session;
  if (records.state !== "data") return records;
  const isMine =
    data?.status === "closed" &&
    may("create", "obsCorrections", obsSessionFacts(data));
  const line = seenAt(records.data.recorded, position);
  return { state: "data" as const, data: { isMine, line } };
}

/** The chosen position: who, when, and what can be put right of it. */
export function ChosenPanel(props: ChosenPanelProps) {
  const { position, draft, words, isCalled, onLeave } = props;
  const { t } = useTranslation();
  const live = useLine(position);
  const who = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCalled) who.current?.focus();
  }, [isCalled]);
  const { obsSessionId, t: at } = position;
  return (
    <Stack gap="sm">
      <Text fw={600} ref={who} tabIndex={-1}>
        {words.who(draft.seen)}, {words.when(position)}
      </Text>
      <TextLink
        size="sm"
        to={href("obsSession", { obsSessionId, moment: String(at) })}
      >
        {t("analysis.positions.actions.record")}
      </TextLink>
      <QueryState query={live}>
        {({ isMine, line }) =>
          isMine && line !== null ? (
            <Editing {...props} line={line} />
          ) : (
            <Text role="status">
              {t(
                isMine
                  ? "analysis.positions.states.following"
                  : "analysis.positions.states.notYours",
              )}
            </Text>
          )
        }
      </QueryState>
      <Group>
        <Button variant="subtle" mih={44} onClick={onLeave}>
          {t("analysis.positions.actions.leave")}
        </Button>
      </Group>
    </Stack>
  );
}

function Editing(props: ChosenPanelProps & { line: Keyed<Seen> }) {
  const { analysis, place, draft, words, onMove, asked, onAsk } = props;
  const { t } = useTranslation();
  return (
    <>
      <PointFields {...{ analysis, place, draft, words, onMove }} />
      <Group gap="xs">
        <Button
          mih={44}
          disabled={!draft.isChanged}
          leftSection={<IconMapPinCheck size={18} aria-hidden />}
          onClick={() => onAsk("save")}
        >
          {t("analysis.positions.actions.save")}
        </Button>
        <Button
          variant="default"
          mih={44}
          disabled={!draft.isChanged}
          onClick={draft.reset}
        >
          {t("analysis.positions.actions.reset")}
        </Button>
        <Button
          variant="subtle"
          color="red"
          mih={44}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => onAsk("remove")}
        >
          {t("analysis.positions.actions.remove")}
        </Button>
      </Group>
      {asked !== null && <WhyPanel {...props} asked={asked} />}
    </>
  );
}

import type { QuestionState } from "@domain/question/state";
import { systemAuthor } from "@domain/task/task";
import { Badge, NavLink, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useStaffName } from "../../../data/directory/use-staff-name";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { useChangedWords } from "./use-changed-words";

interface StateListProps {
  /** The latest first. */
  rows: readonly Row<"questionStates">[];
  /** The id of the one that is shown. */
  shown: string | null;
  onShow: (id: string) => void;
}

/** The states of a question: when, who, what changed; one of them is looked at. */
export function StateList({ rows, shown, onShow }: StateListProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={2} role="list" aria-label={t("questions.time.states")}>
      {rows.map(({ id, data }, place) => (
        <div key={id} role="listitem">
          <StateLine
            state={data}
            before={rows[place + 1]?.data ?? null}
            isShown={id === shown}
            isLatest={place === 0}
            onShow={() => onShow(id)}
          />
        </div>
      ))}
    </Stack>
  );
}

/** Who made a state; "system" is the sync. */
function useAuthor(by: string | null): string {
  const { t } = useTranslation();
  const name = useStaffName(by);
  if (by === systemAuthor) return t("questions.time.system");
  return name ?? t("questions.time.unknown");
}

interface StateLineProps {
  state: QuestionState;
  /** null: the first, or the one before is not read. */
  before: QuestionState | null;
  isShown: boolean;
  isLatest: boolean;
  onShow: () => void;
}

function StateLine(props: StateLineProps) {
  const { state, before, isShown, isLatest, onShow } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const who = useAuthor(state.by);
  const what = useChangedWords()(before, state);
  return (
    <NavLink
      component="button"
      type="button"
      active={isShown}
      aria-current={isShown}
      onClick={onShow}
      label={`${format.dateTime(state.at)} · ${who}`}
      description={what}
      {...(isLatest && {
        rightSection: <Badge size="sm">{t("questions.time.now")}</Badge>,
      })}
    />
  );
}

import type { Position } from "@domain/observation/analysed/positions/positions";
import type { Change } from "@domain/observation/rows/change";
import type { Keyed } from "@domain/observation/rows/keyed";
import { bare } from "@domain/observation/rows/keyed";
import type { Seen } from "@domain/observation/rows/row";
import { equalValues } from "@domain/record/equal";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ReasonForm } from "../../../../shared/correcting/reason-form";
import type { Corrections } from "../use-corrections";
import type { Draft } from "./use-draft";
import type { PointWords } from "./use-point-words";

interface WhyPanelProps {
  corrections: Corrections;
  position: Position;
  /** As it lies in its session. */
  line: Keyed<Seen>;
  draft: Draft;
  words: PointWords;
  asked: "save" | "remove";
  onAsk: (asked: null) => void;
  onLeave: () => void;
}

/** What the line becomes: behaviours that the ethogram does not know stay where nobody said others. */
const lineAfter = (line: Keyed<Seen>, before: Seen, after: Seen): Seen => ({
  ...after,
  behaviourIds: equalValues(before.behaviourIds, after.behaviourIds)
    ? bare(line).behaviourIds
    : after.behaviourIds,
});

/** What is put right, from what to what, and the reason without which nothing is. */
export function WhyPanel(props: WhyPanelProps) {
  const { corrections, position, line, draft, words, asked } = props;
  const { t } = useTranslation();
  const { obsSessionId, t: at, seen: before } = position;
  const removes = asked === "remove";
  const after = removes ? null : draft.seen;
  const change: Change =
    after === null
      ? { removed: true }
      : { seen: lineAfter(line, before, after) };
  const of = { name: words.who(before), when: words.when(position) };
  const close = () => props.onAsk(null);
  return (
    <ReasonForm
      title={t(
        `analysis.positions.messages.${removes ? "remove" : "correct"}`,
        of,
      )}
      save={t(`corrections.actions.${removes ? "remove" : "save"}`)}
      danger={removes}
      problem={null}
      busy={corrections.busy}
      failure={corrections.failure}
      onClose={close}
      onSave={(reason) =>
        corrections.save(
          {
            ...{ obsSessionId, t: at, before, after },
            name: words.session(position),
          },
          { target: line.key, change, reason },
          () => {
            close();
            // The line after it has its place now.
            if (removes) props.onLeave();
          },
        )
      }
    >
      {after === null ? (
        <Text>
          {t("corrections.messages.remove", {
            what: `${words.who(before)} · ${words.what(before)}`,
          })}
        </Text>
      ) : (
        <>
          <Text size="sm">
            {t("analysis.positions.messages.before", {
              what: words.what(before),
            })}
          </Text>
          <Text size="sm">
            {t("analysis.positions.messages.after", {
              what: words.what(after),
            })}
          </Text>
        </>
      )}
    </ReasonForm>
  );
}

import type { Keyed } from "@domain/observation/rows/keyed";
import type { Mark } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { Button, Group, Stack, Text } from "@mantine/core";
import {
  IconClockStop,
  IconNote,
  IconPencil,
  IconPlayerPause,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { Panel } from "../../../ui/page/panel";
import { mayWrap } from "../../../ui/theme/may-wrap";
import type { SessionNames } from "../parts/use-session-names";
import type { OnCorrect } from "./correcting/correcting";

interface MarkListProps {
  marks: readonly Keyed<Mark>[];
  startedAt: Date;
  names: SessionNames;
  onCorrect: OnCorrect;
}

/** What people say; what a device noted of itself stands as it is. */
const said: readonly Mark["kind"][] = ["pause", "resume", "note", "end"];

/** What was noted beside behaviour: pauses and why, notes, when it was over, clocks that jumped, other devices; to be put right. */
export function MarkList(props: MarkListProps) {
  const { marks, startedAt, names, onCorrect } = props;
  const { t } = useTranslation();
  const format = useFormat();
  if (marks.length === 0 && onCorrect === null) return null;
  const detailOf = ({ kind, text, animalId }: Mark): string => {
    const told =
      kind === "clock" && text !== null
        ? format.number(Number(text) / 1000, {
            style: "unit",
            unit: "second",
            signDisplay: "always",
            maximumFractionDigits: 0,
          })
        : text;
    return [animalId === null ? null : names.animal(animalId), told]
      .filter((part) => part !== null && part !== "")
      .join(" · ");
  };
  const wordsOf = (mark: Mark) =>
    [
      clockAt(startedAt, mark.t),
      t(`observation.record.marks.${mark.kind}`),
      detailOf(mark),
    ]
      .filter((part) => part !== "")
      .join(" · ");
  return (
    <Panel title={t("observation.record.headings.marks")}>
      {onCorrect !== null && (
        <AddTools
          end={marks.find(({ kind }) => kind === "end")}
          onCorrect={onCorrect}
        />
      )}
      <Stack gap={6} component="ul" p={0} m={0}>
        {marks.map((mark) => {
          const what = wordsOf(mark);
          return (
            <Group
              key={mark.key}
              component="li"
              gap="xs"
              wrap="nowrap"
              style={{ listStyle: "none" }}
            >
              <Text size="sm">{what}</Text>
              {onCorrect !== null && said.includes(mark.kind) && (
                <MoreMenu
                  about={what}
                  items={[
                    {
                      id: "correct",
                      label: t("observation.record.actions.correct"),
                      icon: IconPencil,
                      onPick: () => onCorrect({ kind: "mark", row: mark }),
                    },
                    {
                      id: "remove",
                      label: t("corrections.actions.remove"),
                      icon: IconTrash,
                      danger: true,
                      onPick: () =>
                        onCorrect({ kind: "remove", target: mark.key, what }),
                    },
                  ]}
                />
              )}
            </Group>
          );
        })}
      </Stack>
    </Panel>
  );
}

interface AddToolsProps {
  /** When it was over, where somebody said it. */
  end: Keyed<Mark> | undefined;
  onCorrect: NonNullable<OnCorrect>;
}

/** Puts in a pause or a note that was forgotten, and says when it was over. */
function AddTools({ end, onCorrect }: AddToolsProps) {
  const { t } = useTranslation();
  const icon = { size: 16, "aria-hidden": true };
  return (
    <Group gap="xs" mb="sm" data-screen>
      <Button
        {...mayWrap}
        variant="light"
        leftSection={<IconPlayerPause {...icon} />}
        onClick={() => onCorrect({ kind: "newMark", of: "pause" })}
      >
        {t("observation.record.actions.addPause")}
      </Button>
      <Button
        {...mayWrap}
        variant="light"
        leftSection={<IconNote {...icon} />}
        onClick={() => onCorrect({ kind: "newMark", of: "note" })}
      >
        {t("observation.record.actions.addNote")}
      </Button>
      <Button
        {...mayWrap}
        variant="light"
        leftSection={<IconClockStop {...icon} />}
        onClick={() =>
          onCorrect(
            end === undefined
              ? { kind: "newMark", of: "end" }
              : { kind: "mark", row: end },
          )
        }
      >
        {t("observation.record.actions.setEnd")}
      </Button>
    </Group>
  );
}

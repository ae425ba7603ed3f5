import type { MadeMove } from "@domain/observation/analysed/positions/movable";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import { Panel } from "../../../../../ui/page/panel";
import { useEffortWords } from "../../../parts/use-effort-words";

interface MadeMovesProps {
  moves: readonly MadeMove[];
  busy: boolean;
  onResume: (move: MadeMove) => void;
  onTakeBack: (move: MadeMove) => void;
}

/** The moves that hold in the sessions of the question, each to be gone on with or taken back; nothing where there is none. */
export function MadeMoves(props: MadeMovesProps) {
  const { moves, busy, onResume, onTakeBack } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  if (moves.length === 0) return null;
  return (
    <Panel title={t("analysis.positions.all.made")}>
      <Stack gap="md" component="ul" p={0} m={0}>
        {moves.map((move) => (
          <li key={move.correctionId} style={{ listStyle: "none" }}>
            <Text fw={500}>
              {t("analysis.positions.all.madeAt", {
                when: format.dateTime(move.at),
                sessions: effort.sessions(move.obsSessionIds.length),
              })}
            </Text>
            {move.withoutIds.length > 0 && (
              <Text size="sm">
                {t("analysis.positions.all.without", {
                  sessions: effort.sessions(move.withoutIds.length),
                })}
              </Text>
            )}
            <Group gap="xs" mt="xs">
              {move.withoutIds.length > 0 && (
                <Button
                  variant="default"
                  mih={44}
                  disabled={busy}
                  onClick={() => onResume(move)}
                >
                  {t("analysis.positions.all.resume")}
                </Button>
              )}
              <Button
                variant="subtle"
                color="red"
                mih={44}
                disabled={busy}
                onClick={() => onTakeBack(move)}
              >
                {t("analysis.positions.all.takeBack")}
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

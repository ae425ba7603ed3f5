import type { Behaviour } from "@domain/ethogram/version";
import { pointsOf } from "@domain/observation/collect/standing";
import type { Loose } from "@domain/observation/collect/tapped";
import { Stack } from "@mantine/core";
import type { Collecting } from "../../../data/observation/use-collecting";
import type { ReadEthogram } from "../../../data/observation/use-ethogram";
import { AnimalRow } from "./animal-row";
import classes from "./collect.module.css";
import type { useAnimalsHere } from "./hooks/use-animals-here";
import type { Board } from "./hooks/use-board";
import { KeyBoard } from "./key-board";
import { LastRows } from "./last-rows";

interface KeyColumnsProps extends ReadEthogram {
  isFocal: boolean;
  board: Board;
  here: ReturnType<typeof useAnimalsHere>;
  collecting: Collecting;
  /** What a touch recorded, in words. */
  said: (rows: readonly Loose[]) => string;
  /** The definitions of these behaviours are asked for. */
  onAsk: (behaviours: readonly Behaviour[]) => void;
}

/** Whom one follows and the keys of what they do, and beside them what was recorded last. */
export function KeyColumns({
  isFocal,
  plan,
  words,
  board,
  here: { followed, chosen, choose },
  collecting: { collected },
  said,
  onAsk,
}: KeyColumnsProps) {
  const chosenId = chosen?.id ?? null;
  return (
    <div className={classes.columns}>
      {isFocal && (
        <Stack gap="sm">
          {followed.length > 1 && (
            <AnimalRow animals={followed} chosen={chosenId} onChoose={choose} />
          )}
          <KeyBoard
            plan={plan}
            words={words}
            doing={board.running.get(chosenId ?? "")}
            points={pointsOf(collected.rows.focal, chosenId ?? "")}
            disabled={board.paused !== null || chosen === null}
            onPress={(behaviourId) =>
              chosen !== null && board.press(chosen.id, behaviourId)
            }
            onAsk={(id) =>
              onAsk(
                plan.behaviours.filter(
                  ({ behaviourId }) => id === null || behaviourId === id,
                ),
              )
            }
          />
        </Stack>
      )}
      <div className={isFocal ? classes.last : undefined}>
        <LastRows loose={collected.loose} said={said} onUndo={board.undo} />
      </div>
    </div>
  );
}

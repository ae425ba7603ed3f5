import type { Position } from "@domain/observation/analysed/positions/positions";
import { Stack, Text, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadMore } from "../../../../../ui/list/load-more";
import classes from "../positions.module.css";
import { positionKey } from "./position-key";
import type { PointWords } from "./use-point-words";

const step = 15;

interface PointListProps {
  rows: readonly Position[];
  chosen: string | null;
  words: PointWords;
  onChoose: (key: string) => void;
}

/** The positions, the latest first, each chosen by one touch. */
export function PointList({ rows, chosen, words, onChoose }: PointListProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(step);
  return (
    <div>
      <Stack
        component="ul"
        gap={2}
        p={0}
        m={0}
        aria-label={t("analysis.positions.states.list")}
      >
        {rows.slice(0, count).map((row) => {
          const key = positionKey(row);
          return (
            <li key={key} style={{ listStyle: "none" }}>
              <UnstyledButton
                className={classes["line"] ?? ""}
                aria-pressed={key === chosen}
                onClick={() => onChoose(key)}
              >
                <Text size="sm" inherit>
                  {words.who(row.seen)} · {words.what(row.seen)}
                </Text>
                <Text size="sm" c="dimmed">
                  {words.when(row)}
                </Text>
              </UnstyledButton>
            </li>
          );
        })}
      </Stack>
      <LoadMore
        loading={false}
        onMore={count < rows.length ? () => setCount(count + step) : null}
      />
    </div>
  );
}

import type { EthogramPlan, EthogramWords } from "@domain/ethogram/version";
import type { Running } from "@domain/observation/collect/engine";
import { Box, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { behaviourName } from "../parts/words";
import type { Followed } from "./animal-row";
import classes from "./collect.module.css";
import { Ticking } from "./ticking";

interface GoingOnProps {
  animals: readonly Followed[];
  running: Running;
  plan: EthogramPlan;
  words: EthogramWords;
  /** How much was watched since an instant, in ms. */
  watchedSince: (t: number) => number;
}

/** What each animal is doing now, and for how long it was watched doing so. */
export function GoingOn({
  animals,
  running,
  plan,
  words,
  watchedSince,
}: GoingOnProps) {
  const { t } = useTranslation();
  const colors = new Map(
    plan.behaviours.map(({ behaviourId, color }) => [behaviourId, color]),
  );
  const doing = animals.flatMap(({ id, name }) =>
    [...(running.get(id)?.values() ?? [])].map((row) => ({ id, name, row })),
  );
  if (doing.length === 0)
    return <Text c="dimmed">{t("observation.collect.nothingGoesOn")}</Text>;
  return (
    <ul className={classes.going} aria-label={t("observation.collect.goesOn")}>
      {doing.map(({ id, name, row }) => (
        <Box
          component="li"
          key={`${id} ${row.behaviourId ?? ""}`}
          style={{ "--key-color": colors.get(row.behaviourId ?? "") }}
        >
          <span className={classes.dot} aria-hidden />
          {animals.length > 1 && `${name} · `}
          <strong>
            {row.behaviourId === null
              ? t("observation.collect.notVisible")
              : behaviourName(words, row.behaviourId)}
          </strong>{" "}
          <Ticking of={() => watchedSince(row.t)} />
        </Box>
      ))}
    </ul>
  );
}

import type { Behaviour, EthogramPlan } from "@domain/ethogram/version";
import { SegmentedControl, Stack, Text, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "../parts/use-words";
import classes from "./key-board.module.css";

interface KeyBoardProps {
  plan: EthogramPlan;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** The same as a list with definitions. */
  table: ReactNode;
}

/** What is on now, after one key was pressed: a state goes on or off and stops those of its group, an event changes nothing. */
function pressed(
  on: readonly string[],
  { behaviourId, kind, group }: Behaviour,
  { behaviours }: EthogramPlan,
): string[] {
  if (kind === "event") return [...on];
  if (on.includes(behaviourId)) return on.filter((id) => id !== behaviourId);
  const stopped = behaviours
    .filter((one) => group !== null && one.group === group)
    .map((one) => one.behaviourId);
  return [...on.filter((id) => !stopped.includes(id)), behaviourId];
}

/** The large keys of collection, to be tried: nothing is kept. */
export function KeyBoard({ plan, isTable, onTable, table }: KeyBoardProps) {
  const { t } = useTranslation();
  const { nameOf, firstOf } = useWords();
  const [on, setOn] = useState<readonly string[]>([]);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const press = (one: Behaviour) => {
    setOn(pressed(on, one, plan));
    if (one.kind === "event")
      setCounts({
        ...counts,
        [one.behaviourId]: (counts[one.behaviourId] ?? 0) + 1,
      });
  };
  const parts = [
    ...plan.categories.map(({ categoryId, trad }) => ({
      id: categoryId,
      title: firstOf(trad),
    })),
    { id: null, title: t("ethograms.states.noCategory") },
  ].flatMap(({ id, title }) => {
    const keys = plan.behaviours.filter((one) => one.categoryId === id);
    return keys.length === 0 ? [] : [{ id, title, keys }];
  });
  return (
    <Stack gap="md">
      <Text c="dimmed">{t("ethograms.preview.help")}</Text>
      <SegmentedControl
        value={isTable ? "table" : "keys"}
        onChange={(shown) => onTable(shown === "table")}
        data={[
          { value: "keys", label: t("ethograms.preview.keys") },
          { value: "table", label: t("ethograms.preview.table") },
        ]}
        style={{ alignSelf: "flex-start" }}
      />
      {isTable
        ? table
        : parts.map(({ id, title, keys }) => (
            <section key={id} aria-label={title}>
              {parts.length > 1 && (
                <Text fw={600} mb={6}>
                  {title}
                </Text>
              )}
              <div className={classes.keys}>
                {keys.map((one) => (
                  <Key
                    key={one.behaviourId}
                    behaviour={one}
                    name={nameOf(one)}
                    isOn={on.includes(one.behaviourId)}
                    count={counts[one.behaviourId] ?? 0}
                    onPress={() => press(one)}
                  />
                ))}
              </div>
            </section>
          ))}
    </Stack>
  );
}

interface KeyProps {
  behaviour: Behaviour;
  name: string;
  isOn: boolean;
  count: number;
  onPress: () => void;
}

function Key({ behaviour, name, isOn, count, onPress }: KeyProps) {
  const { t } = useTranslation();
  const { kind, code, color } = behaviour;
  const isState = kind === "state";
  return (
    <UnstyledButton
      className={classes.key ?? ""}
      aria-pressed={isState ? isOn : undefined}
      data-on={isOn || undefined}
      style={{ "--key-color": color }}
      onClick={onPress}
    >
      <span className={classes.name}>{name}</span>
      <span className={classes.more}>
        {[code, isState ? null : t("ethograms.preview.counted", { count })]
          .filter((part) => part !== null)
          .join(" · ")}
      </span>
    </UnstyledButton>
  );
}

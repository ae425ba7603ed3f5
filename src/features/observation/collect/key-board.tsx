import type {
  Behaviour,
  EthogramPlan,
  EthogramWords,
} from "@domain/ethogram/version";
import type { Doing } from "@domain/observation/collect/engine";
import { Button, Stack, Text, UnstyledButton } from "@mantine/core";
import { IconHelp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { behaviourName } from "../parts/words";
import classes from "./collect.module.css";
import { useLongPress } from "./hooks/use-long-press";

interface KeyBoardProps {
  plan: EthogramPlan;
  words: EthogramWords;
  /** What the chosen animal is doing. */
  doing: Doing | undefined;
  /** How often it did what is counted. */
  points: ReadonlyMap<string, number>;
  disabled: boolean;
  onPress: (behaviourId: string | null) => void;
  /** Asks what a behaviour is; null: what all of them are. */
  onAsk: (behaviourId: string | null) => void;
}

/** The behaviours of each category, in the order of the ethogram; those of none at last. */
const parted = ({ categories, behaviours }: EthogramPlan) =>
  [...categories.map(({ categoryId }) => categoryId), null].flatMap((id) => {
    const keys = behaviours.filter(({ categoryId }) => categoryId === id);
    return keys.length === 0 ? [] : [{ id, keys }];
  });

/** A key for every behaviour, and one for an animal that is not visible. */
export function KeyBoard({
  plan,
  words,
  doing,
  points,
  disabled,
  onPress,
  onAsk,
}: KeyBoardProps) {
  const { t } = useTranslation();
  const held = useLongPress(onAsk);
  const parts = parted(plan);
  const factsOf = ({ behaviourId, kind, code }: Behaviour): string =>
    [
      code,
      kind === "event"
        ? t("observation.collect.counted", {
            count: points.get(behaviourId) ?? 0,
          })
        : null,
    ]
      .filter((part) => part !== null)
      .join(" · ");
  return (
    <Stack gap="sm">
      {parts.map(({ id, keys }) => (
        <section
          key={id}
          aria-label={
            id === null
              ? t("observation.collect.otherBehaviours")
              : words.categories[id]
          }
        >
          {parts.length > 1 && (
            <Text fw={600} size="sm" mb={4}>
              {id === null
                ? t("observation.collect.otherBehaviours")
                : words.categories[id]}
            </Text>
          )}
          <div className={classes.keys}>
            {keys.map((one) => (
              <UnstyledButton
                key={one.behaviourId}
                className={classes.key ?? ""}
                style={{ "--key-color": one.color }}
                disabled={disabled}
                aria-pressed={
                  one.kind === "state"
                    ? (doing?.has(one.behaviourId) ?? false)
                    : undefined
                }
                data-on={doing?.has(one.behaviourId) === true || undefined}
                onClick={() => onPress(one.behaviourId)}
                {...held(one.behaviourId)}
              >
                <span className={classes.name}>
                  {behaviourName(words, one.behaviourId)}
                </span>
                <span className={classes.more}>{factsOf(one)}</span>
              </UnstyledButton>
            ))}
          </div>
        </section>
      ))}
      <div className={classes.keys}>
        <UnstyledButton
          className={classes.key ?? ""}
          disabled={disabled}
          aria-pressed={doing?.has(null) ?? false}
          data-on={doing?.has(null) === true || undefined}
          onClick={() => onPress(null)}
        >
          <span className={classes.name}>
            {t("observation.collect.notVisible")}
          </span>
        </UnstyledButton>
      </div>
      <Button
        variant="subtle"
        size="sm"
        style={{ alignSelf: "flex-start" }}
        leftSection={<IconHelp size={18} aria-hidden />}
        onClick={() => onAsk(null)}
      >
        {t("observation.collect.definitions.open")}
      </Button>
      <Text size="xs" c="dimmed" className={classes.keyHelp ?? ""}>
        {t("observation.collect.keys")}
      </Text>
    </Stack>
  );
}

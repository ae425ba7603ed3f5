import type { ScanLine } from "@domain/observation/collect/scan-draft";
import { ActionIcon, Button, Group, Stack, Text } from "@mantine/core";
import {
  IconArrowRight,
  IconCopy,
  IconMinus,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import classes from "./scan.module.css";

/** Of a group at most so many are counted. */
const countMost = 100_000;

interface ActiveLineProps {
  line: ScanLine;
  name: string;
  said: string;
  /** The scan before says something of it. */
  hasLast: boolean;
  /** The scan counts groups: their stepper keeps its room, so that nothing slides. */
  hasGroups: boolean;
  onSame: () => void;
  onNext: () => void;
  onRemove: () => void;
  onCount: (count: number) => void;
  onPartner: (partnerId: null) => void;
}

/** The one that touches speak of, what is said of it, and what else can be said by one touch. */
export function ActiveLine(props: ActiveLineProps) {
  const { line, name, said, hasLast, hasGroups } = props;
  const { onSame, onNext, onRemove } = props;
  const { t } = useTranslation();
  return (
    <Stack gap={6} className={classes.active}>
      <Group justify="space-between" gap="xs" wrap="nowrap" mih={60}>
        <div className={classes.words}>
          <Text fw={700} size="lg" lh={1.3} truncate>
            {name}
          </Text>
          {line.asksPartner ? (
            <Text size="sm" fw={600} role="status" lh={1.2}>
              {t("observation.scan.states.askPartner")}
            </Text>
          ) : (
            <Text size="sm" c="dimmed" truncate title={said}>
              {said}
            </Text>
          )}
        </div>
        {line.asksPartner ? (
          // In the place of the others: nothing slides under a finger.
          <Button
            variant="default"
            h={44}
            px="sm"
            style={{ flexShrink: 0 }}
            onClick={() => props.onPartner(null)}
          >
            {t("observation.scan.actions.partnerUnknown")}
          </Button>
        ) : (
          <Group gap={4} wrap="nowrap">
            <Tool
              label={t("observation.scan.actions.same")}
              icon={IconCopy}
              isDisabled={!hasLast}
              onTouch={onSame}
            />
            <Tool
              label={t("observation.scan.actions.remove")}
              icon={IconTrash}
              onTouch={onRemove}
            />
            <Tool
              label={t("observation.scan.actions.next")}
              icon={IconArrowRight}
              onTouch={onNext}
            />
          </Group>
        )}
      </Group>
      {hasGroups && (
        <Group gap={6} wrap="nowrap" mih={44}>
          {line.animalId === null && (
            <CountStepper count={line.count} onCount={props.onCount} />
          )}
        </Group>
      )}
    </Stack>
  );
}

interface ToolProps {
  label: string;
  icon: IconComponent;
  isDisabled?: boolean;
  onTouch: () => void;
}

const Tool = ({ label, icon: Icon, isDisabled, onTouch }: ToolProps) => (
  <ActionIcon
    variant="default"
    size={44}
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onTouch}
  >
    <Icon size={20} aria-hidden />
  </ActionIcon>
);

interface CountStepperProps {
  count: number;
  onCount: (count: number) => void;
}

function CountStepper({ count, onCount }: CountStepperProps) {
  const { t } = useTranslation();
  const to = (value: number) => {
    if (Number.isFinite(value))
      onCount(Math.min(countMost, Math.max(1, Math.round(value))));
  };
  return (
    <>
      <Tool
        label={t("observation.scan.actions.fewer")}
        icon={IconMinus}
        isDisabled={count === 1}
        onTouch={() => to(count - 1)}
      />
      <input
        className={classes.count}
        inputMode="numeric"
        aria-label={t("observation.scan.fields.count")}
        value={count}
        onChange={({ target }) => to(Number(target.value))}
        onFocus={({ target }) => target.select()}
      />
      <Tool
        label={t("observation.scan.actions.more")}
        icon={IconPlus}
        onTouch={() => to(count + 1)}
      />
      {[5, 10].map((step) => (
        <Button
          key={step}
          variant="default"
          h={44}
          px="sm"
          onClick={() => to(count + step)}
        >
          +{step}
        </Button>
      ))}
    </>
  );
}

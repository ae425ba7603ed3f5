import { ActionIcon, Button, Group, Text, Title } from "@mantine/core";
import { IconArrowBackUp, IconDeviceFloppy, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./scan.module.css";
import type { Scan } from "./use-scan";

interface ScanBarProps {
  scan: Scan;
  progress: { said: number; all: number };
  /** It is asked how it is to be saved. */
  isAsked: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** What is done of a scan, and the ways back, out and on. */
export function ScanBar(props: ScanBarProps) {
  const { scan, progress, isAsked, onSave, onClose } = props;
  const { t } = useTranslation();
  const progressId = useId();
  const { slot, undo, isResumed } = scan;
  return (
    <div className={classes.bar}>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t("common.actions.close")}
        onClick={onClose}
      >
        <IconX size={22} aria-hidden />
      </ActionIcon>
      <div className={classes.words}>
        <Title
          order={2}
          size="h4"
          lh={1.2}
          lineClamp={2}
          className={classes.title ?? ""}
        >
          {slot === null
            ? t("observation.scan.actions.extra")
            : t("observation.scan.states.numbered", { number: slot + 1 })}
        </Title>
        <Text id={progressId} size="sm" c="dimmed" lh={1.2} truncate>
          {[
            t("observation.scan.states.progress", progress),
            ...(isResumed ? [t("observation.scan.states.resumed")] : []),
          ].join(" · ")}
        </Text>
      </div>
      <Group gap={8} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("observation.scan.actions.undo")}
          title={t("observation.scan.actions.undo")}
          disabled={undo === null || isAsked}
          onClick={() => undo?.()}
        >
          <IconArrowBackUp size={22} aria-hidden />
        </ActionIcon>
        <Button
          h={44}
          px="md"
          className={classes.save ?? ""}
          disabled={progress.said === 0 || isAsked}
          aria-describedby={progressId}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={onSave}
        >
          {t("common.actions.save")}
        </Button>
      </Group>
    </div>
  );
}

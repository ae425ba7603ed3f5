import type { Behaviour } from "@domain/ethogram/version";
import { Button, Kbd, UnstyledButton } from "@mantine/core";
import { IconBan, IconCheck, IconEyeOff, IconHelp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ScanLine } from "@domain/observation/collect/scan-draft";
import { RecordPicture } from "../../../ui/picture/record-picture";
import { useLongPress } from "../collect/hooks/use-long-press";
import classes from "./scan.module.css";

/** In the corner: what is chosen takes no room from its name. */
const Check = () => (
  <IconCheck size={16} stroke={3} aria-hidden className={classes.check ?? ""} />
);

interface BehaviourKeysProps {
  behaviours: readonly Behaviour[];
  did: ScanLine["did"];
  nameOf: (behaviourId: string) => string;
  /** null: none of them. */
  onTouch: (behaviourId: string | null) => void;
  onUnseen: () => void;
  /** Asks what a behaviour is, whose key is held; null: what all of them are. Absent: nobody is told. */
  onAsk?: (behaviourId: string | null) => void;
}

/** A large key for each behaviour, those of a category together, and for what is none. */
export function BehaviourKeys(props: BehaviourKeysProps) {
  const { behaviours, did, nameOf, onTouch, onUnseen, onAsk } = props;
  const { t } = useTranslation();
  const held = useLongPress((behaviourId) => onAsk?.(behaviourId));
  const isNone = typeof did !== "string" && did.length === 0;
  return (
    <section
      className={classes.keys}
      aria-label={t("observation.scan.fields.behaviours")}
    >
      {behaviours.map(({ behaviourId, code, color, picture }) => {
        const isOn = typeof did !== "string" && did.includes(behaviourId);
        return (
          <UnstyledButton
            key={behaviourId}
            className={classes.key ?? ""}
            style={{ "--key-color": color }}
            aria-pressed={isOn}
            onClick={() => onTouch(behaviourId)}
            {...(onAsk !== undefined && held(behaviourId))}
          >
            {picture !== null && (
              <RecordPicture
                path={picture}
                name={nameOf(behaviourId)}
                size={32}
                decorative
              />
            )}
            <span className={classes.keyName}>{nameOf(behaviourId)}</span>
            {isOn && <Check />}
            {code !== null && <Kbd className={classes.code ?? ""}>{code}</Kbd>}
          </UnstyledButton>
        );
      })}
      <UnstyledButton
        className={classes.key ?? ""}
        aria-pressed={isNone}
        onClick={() => onTouch(null)}
      >
        <span className={classes.keyName}>
          {t("observation.scan.actions.none")}
        </span>
        {isNone && <Check />}
        <IconBan size={18} aria-hidden />
      </UnstyledButton>
      <UnstyledButton
        className={classes.key ?? ""}
        aria-pressed={did === "unseen"}
        onClick={onUnseen}
      >
        <span className={classes.keyName}>
          {t("observation.scan.actions.unseen")}
        </span>
        {did === "unseen" && <Check />}
        <IconEyeOff size={18} aria-hidden />
      </UnstyledButton>
      {onAsk !== undefined && (
        <Button
          variant="subtle"
          size="sm"
          style={{ alignSelf: "center", justifySelf: "start" }}
          leftSection={<IconHelp size={18} aria-hidden />}
          onClick={() => onAsk(null)}
        >
          {t("observation.collect.definitions.open")}
        </Button>
      )}
    </section>
  );
}

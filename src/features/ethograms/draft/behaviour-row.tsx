import type { PlanForm } from "@domain/ethogram/edit/plan-form";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Group, Text, UnstyledButton } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkedName } from "../../../ui/display/marked-name";
import { RowTool, stepOnKey } from "../../../ui/form/rows/row-tool";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { CodeKey } from "../parts/code-key";
import type { Problem } from "../parts/use-issue-words";
import { BehaviourSettings } from "./behaviour-settings";
import classes from "./draft.module.css";
import type { BehaviourPictures } from "./use-behaviour-pictures";
import type { Lead } from "./use-lead";

const taken = "application/x-suricate-behaviour";

interface BehaviourRowProps {
  place: number;
  name: string;
  form: RecordForm<PlanForm>;
  language: Language;
  lead: Lead;
  pictures: BehaviourPictures;
  problems: readonly Problem[];
  /** What was gripped has the focus again at the new place: "" the row, "-up" or "-down" a button. */
  onMove: (from: number, to: number, grip: string) => void;
  onRemove: () => void;
}

/** The settings of a behaviour open by its name, and where one is led to something within them. */
function useOpen({ place, lead }: BehaviourRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  if (round !== lead.round) {
    setRound(lead.round);
    if (lead.behaviour === place) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** One behaviour: moved by arrows, Alt with the arrow keys, or the mouse; set by its name. */
export function BehaviourRow(props: BehaviourRowProps) {
  const { place, name, form, language, problems, onMove, onRemove } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useOpen(props);
  const [isOver, setOver] = useState(false);
  const { behaviours } = form.values;
  const one = behaviours[place];
  if (one === undefined) return null;
  const id = `obs-behaviours.${place}`;
  const step = (by: -1 | 1, grip: string) => onMove(place, place + by, grip);
  return (
    <li
      className={classes.item}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const from = event.dataTransfer.getData(taken);
        if (/^\d+$/.test(from)) onMove(Number(from), place, "");
      }}
    >
      <div className={classes.row}>
        <span
          className={classes.grip}
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(taken, String(place));
            dataTransfer.setData("text/plain", name);
            dataTransfer.effectAllowed = "move";
          }}
        >
          <IconGripVertical size={16} aria-hidden />
        </span>
        <CodeKey code={one.code} />
        <UnstyledButton
          id={id}
          className={classes.name ?? ""}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => setOpen(!isOpen)}
          onKeyDown={stepOnKey((by) => step(by, ""))}
        >
          <MarkedName color={one.color} name={name} />
          <Text component="span" display="block" size="sm" c="dimmed">
            {t(`ethograms.options.kind.${one.kind}`)}
          </Text>
          {problems.map(({ field, message }) => (
            <Text
              key={`${field} ${message}`}
              component="span"
              display="block"
              size="sm"
              className={classes.problem ?? ""}
            >
              {message}
            </Text>
          ))}
        </UnstyledButton>
        <Group gap={2} wrap="nowrap">
          <RowTool
            id={`${id}-up`}
            icon={IconArrowUp}
            label={t("common.rows.moveUp", { name })}
            disabled={place === 0}
            onClick={() => step(-1, "-up")}
          />
          <RowTool
            id={`${id}-down`}
            icon={IconArrowDown}
            label={t("common.rows.moveDown", { name })}
            disabled={place === behaviours.length - 1}
            onClick={() => step(1, "-down")}
          />
          <RowTool
            icon={IconTrash}
            label={t("common.rows.remove", { name })}
            onClick={onRemove}
          />
        </Group>
      </div>
      {isOpen && (
        <BehaviourSettings
          place={place}
          form={form}
          language={language}
          pictures={props.pictures}
        />
      )}
    </li>
  );
}

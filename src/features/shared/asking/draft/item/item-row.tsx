import type { ItemForm } from "@domain/survey/edit/draft-form";
import type { Spot } from "@domain/survey/edit/order";
import { stepFrom } from "@domain/survey/edit/order";
import { Group, Text, UnstyledButton } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConditionWords } from "../../parts/use-condition-words";
import { useProblemWords } from "../../parts/use-problem-words";
import { ItemFacts } from "./item-facts";
import { ItemSettings } from "./item-settings";
import classes from "../draft.module.css";
import type { Plan } from "../plan";
import { spotOf } from "../spot-of";
import { take, takenSpot } from "../taken";
import { RowTool, stepOnKey } from "../../../../../ui/form/rows/row-tool";
import { useSeen } from "../../../../../ui/layout/use-seen";
import { gripId } from "../use-order";

interface ItemRowProps {
  item: ItemForm;
  spot: Spot;
  plan: Plan;
}

/** The settings of a question open by its name, and where one is led to something within them. */
function useSettings({ spot, plan }: ItemRowProps) {
  const { lead } = plan;
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  if (round !== lead.round) {
    setRound(lead.round);
    const to = lead.field === null ? null : spotOf(lead.field);
    if (to?.section === spot.section && to.item === spot.place) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** A question where it is asked: moved by arrows, Alt with the arrow keys, or the mouse; set by its name. */
export function ItemRow(props: ItemRowProps) {
  const { item, spot, plan } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useSettings(props);
  const [isOver, setOver] = useState(false);
  const wordsOfProblem = useProblemWords(plan.asking);
  const conditionWords = useConditionWords(plan.wordsOf);
  const { sections, order } = plan;
  const line = useSeen<HTMLLIElement>(plan.seenOf(item));
  const name = plan.nameOf(item);
  const problems = plan.problems.filter(
    (one) => one.section === spot.section && one.item === spot.place,
  );
  return (
    <li
      ref={line}
      className={classes.item}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const from = takenSpot(event);
        if (from !== null) order.moveTo(from, spot);
      }}
    >
      <div className={classes.row}>
        <span
          className={classes.grip}
          draggable
          onDragStart={(event) => take(event, spot, name)}
        >
          <IconGripVertical size={16} aria-hidden />
        </span>
        <UnstyledButton
          id={gripId(spot, "row")}
          className={classes.name ?? ""}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => setOpen(!isOpen)}
          onKeyDown={stepOnKey((by) => order.step(spot, by, "row"))}
        >
          <Text component="span" fw={500}>
            {t("surveys.edit.states.numbered", {
              place: spot.place + 1,
              name,
            })}
          </Text>
          <ItemFacts item={item} isNamed={name !== item.questionRef} />
          {item.onlyIf !== null && (
            <Text component="span" display="block" size="sm">
              {conditionWords(item.onlyIf)}
            </Text>
          )}
          {problems.map((problem) => (
            <Text
              key={`${problem.code} ${problem.field}`}
              component="span"
              display="block"
              size="sm"
              className={classes.problem ?? ""}
            >
              {wordsOfProblem(problem).message}
            </Text>
          ))}
        </UnstyledButton>
        <Group gap={2} wrap="nowrap">
          <RowTool
            id={gripId(spot, "up")}
            icon={IconArrowUp}
            label={t("common.rows.moveUp", { name })}
            disabled={stepFrom(sections, spot, -1) === null}
            onClick={() => order.step(spot, -1, "up")}
          />
          <RowTool
            id={gripId(spot, "down")}
            icon={IconArrowDown}
            label={t("common.rows.moveDown", { name })}
            disabled={stepFrom(sections, spot, 1) === null}
            onClick={() => order.step(spot, 1, "down")}
          />
        </Group>
      </div>
      {isOpen && (
        <div className={classes.settings}>
          <ItemSettings item={item} spot={spot} plan={plan} />
        </div>
      )}
    </li>
  );
}

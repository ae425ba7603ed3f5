import {
  comparedNow,
  incomparable,
  questionDifferences,
} from "@domain/survey/compare/question";
import { frozenQuestion } from "@domain/survey/publish/freeze";
import { Alert, List } from "@mantine/core";
import { IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Question } from "@domain/question/question";
import { Panel } from "../../../ui/page/panel";
import { DifferenceTable } from "../../shared/questions/difference-table";
import type { Side } from "./use-side";
import { useSideName } from "./use-side-name";

interface SideDifferencesProps {
  left: Side;
  right: Side;
}

/** Whether answers to the two can stand in one series, and everything in which the two differ. */
export function SideDifferences({ left, right }: SideDifferencesProps) {
  const { t } = useTranslation();
  const nameOf = useSideName();
  const [one, other] = [left.shown, right.shown];
  if (one === null || other === null) return null;
  return (
    <Panel title={t("questions.compare.differences")}>
      <Comparability one={one} other={other} />
      <DifferenceTable
        differences={questionDifferences(comparedNow(one), comparedNow(other))}
        before={nameOf(left)}
        after={nameOf(right)}
      />
    </Panel>
  );
}

function Comparability({ one, other }: Record<"one" | "other", Question>) {
  const { t } = useTranslation();
  const reasons = incomparable(frozenQuestion(one), frozenQuestion(other));
  if (reasons.length === 0)
    return (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} mb="md">
        {t("questions.compare.comparable")}
      </Alert>
    );
  return (
    <Alert
      color="orange"
      icon={<IconInfoCircle aria-hidden />}
      mb="md"
      title={t("questions.compare.notComparable")}
    >
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>
            {t(`questions.compare.reasons.${reason}`)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

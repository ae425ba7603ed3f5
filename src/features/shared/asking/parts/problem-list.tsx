import type { PublishProblem } from "@domain/survey/publish/problems";
import { Alert, Button, Group, List, Text } from "@mantine/core";
import { IconAlertTriangle, IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Asking } from "../asking";
import type { ProblemWords } from "./use-problem-words";
import { useProblemWords } from "./use-problem-words";

/** So many are listed at first: more are settled one after the other. */
const shownAtFirst = 12;

interface ProblemListProps {
  asking: Pick<Asking, "title">;
  problems: readonly PublishProblem[];
  title: string;
  /** The way to the place of a problem. */
  wayTo: (problem: PublishProblem, words: ProblemWords) => ReactNode;
  children?: ReactNode;
}

/** What is to be settled before publishing, each leading to its place; nothing where there is none. */
export function ProblemList({
  asking,
  problems,
  title,
  wayTo,
  children,
}: ProblemListProps) {
  const { t } = useTranslation();
  const wordsOf = useProblemWords(asking);
  if (problems.length === 0) return null;
  const shown = problems.slice(0, shownAtFirst);
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle aria-hidden />}
      title={title}
    >
      <List size="sm" spacing={6}>
        {shown.map((problem) => (
          <List.Item key={`${problem.code} ${problem.field}`}>
            {wayTo(problem, wordsOf(problem))}
          </List.Item>
        ))}
      </List>
      {shown.length < problems.length && (
        <Text size="sm" mt="xs">
          {t("surveys.edit.states.furtherProblems", {
            n: problems.length - shown.length,
          })}
        </Text>
      )}
      {children}
    </Alert>
  );
}

/** Questions that were not looked up are not checked yet: the way to it. */
export function CheckAll({
  count,
  busy,
  onCheck,
}: {
  count: number;
  busy: boolean;
  onCheck: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t("surveys.edit.states.unchecked", { n: count })}
      </Text>
      <Button
        size="xs"
        variant="default"
        loading={busy}
        leftSection={<IconListCheck size={16} aria-hidden />}
        onClick={onCheck}
      >
        {t("surveys.edit.actions.checkAll")}
      </Button>
    </Group>
  );
}

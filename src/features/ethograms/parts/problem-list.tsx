import { Alert, List, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "./use-issue-words";

/** So many are listed: more are settled one after the other. */
const shownMost = 12;

/** What is to be settled before publishing, each leading to its place; nothing where there is none. */
export function ProblemList({
  problems,
  title,
  wayTo,
}: {
  problems: readonly Problem[];
  title: string;
  wayTo: (problem: Problem, words: string) => ReactNode;
}) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  const left = problems.length - shownMost;
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={title}
    >
      <List size="sm" spacing={6}>
        {problems.slice(0, shownMost).map((problem) => {
          const { place, message, field } = problem;
          return (
            <List.Item key={`${field} ${message}`}>
              {wayTo(
                problem,
                t("common.messages.fieldProblem", { field: place, message }),
              )}
            </List.Item>
          );
        })}
      </List>
      {left > 0 && (
        <Text size="sm" mt="xs">
          {t("surveys.edit.states.furtherProblems", { n: left })}
        </Text>
      )}
    </Alert>
  );
}

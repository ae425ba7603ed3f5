import { courseOf } from "@domain/evaluation/results/own-course";
import { subjectEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfSubject } from "../../slot-table";
import { Slot } from "../../slots";
import { useResultData } from "../data/use-result-data";
import { LastScores } from "./last-scores";

/** So many of its evaluations are read: the last, and those it is held against. */
const readMost = 8;

const paramOf = {
  animal: "animalId",
  group: "groupId",
  enclosure: "enclosureId",
} as const;

/** What campaigns ask about an animal, a group or an enclosure, and how it scored last against its own earlier ones. */
export function SubjectTab({ kind, id }: OfSubject) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useResultData(subjectEvaluationsQueries(session, id, readMost));
  return (
    <Stack gap="lg">
      <Slot name="evaluations.due" props={{ kind, id }} />
      <Panel
        title={t("results.here.title")}
        aside={
          <Group gap="md">
            <TextLink
              to={href("quizzResult", { [paramOf[kind]]: id })}
              size="sm"
            >
              {t("results.here.results")}
            </TextLink>
            {kind === "animal" && (
              <TextLink to={href("evalHistory", { animalId: id })} size="sm">
                {t("results.here.history")}
              </TextLink>
            )}
          </Group>
        }
      >
        <QueryState
          query={live}
          isEmpty={({ evaluations }) => evaluations.length === 0}
          empty={<Text c="dimmed">{t("results.here.none")}</Text>}
        >
          {({ evaluations, forms, names }) => {
            const course = courseOf(evaluations, forms);
            return course && <LastScores course={course} names={names} />;
          }}
        </QueryState>
      </Panel>
    </Stack>
  );
}

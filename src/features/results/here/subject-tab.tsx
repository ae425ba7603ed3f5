import { courseOf } from "@domain/evaluation/results/own-course";
import { subjectEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { href } from "@domain/pages";
import { Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { TextLink } from "../../../ui/display/text-link";
import { useSeen } from "../../../ui/layout/use-seen";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfSubject } from "../../slot-table";
import { Slot } from "../../slots";
import { useResultData } from "../data/use-result-data";
import { LastScores } from "./last-scores";

/** So many of its evaluations are read: the last, and those it is held against. */
export const readMost = 8;

const paramOf = {
  animal: "animalId",
  group: "groupId",
  enclosure: "enclosureId",
} as const;

/**
 * What campaigns ask about an animal, a group or an enclosure, and how it scored last against its own earlier ones: read
 * once it is in sight, as below the many animals of a group it may never be.
 */
export function SubjectTab({ kind, id }: OfSubject) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [isSeen, setSeen] = useState(!("IntersectionObserver" in window));
  const sight = useSeen<HTMLDivElement>(isSeen ? null : () => setSeen(true));
  const live = useResultData(
    isSeen ? subjectEvaluationsQueries(session, id, readMost) : null,
  );
  return (
    <Stack gap="lg" ref={sight}>
      {isSeen && <Slot name="evaluations.due" props={{ kind, id }} />}
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
        {isSeen ? (
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
        ) : (
          <Skeleton height={112} animate={false} />
        )}
      </Panel>
    </Stack>
  );
}

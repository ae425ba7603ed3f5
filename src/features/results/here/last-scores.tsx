import type { Course, OwnCourse } from "@domain/evaluation/results/own-course";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Flex, Group, Stack, Text } from "@mantine/core";
import {
  IconArrowDownRight,
  IconArrowRight,
  IconArrowUpRight,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { ScoreBar } from "../charts/score-bar";
import type { ResultNames } from "../data/result-data";
import { useScoreWords } from "../parts/use-score-words";

interface LastScoresProps {
  course: Course;
  names: ResultNames;
}

/** How the last evaluation scored, by criterion, against the mean of the earlier ones. */
export function LastScores({ course, names }: LastScoresProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="md">
      <TextLink to={href("assessment", { evaluationId: course.evaluationId })}>
        {t("results.here.on", { date: format.date(startOfDay(course.day)) })}
      </TextLink>
      <Stack component="ul" gap="md" m={0} p={0}>
        {course.criteria.map((one) => (
          <CriterionLine
            key={one.categoryId}
            criterion={one}
            name={names.criterion(one.categoryId)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** Less than is shown. */
const nothing = 0.005;

/** Up, down or level; what it says stands beside it. */
function DifferenceIcon({ difference }: { difference: number }) {
  const looks = { size: 16, "aria-hidden": true, style: { flex: "none" } };
  if (Math.abs(difference) < nothing) return <IconArrowRight {...looks} />;
  return difference > 0 ? (
    <IconArrowUpRight {...looks} />
  ) : (
    <IconArrowDownRight {...looks} />
  );
}

function CriterionLine({
  criterion: { last, earlier, difference },
  name,
}: {
  criterion: OwnCourse;
  name: string;
}) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const silence = last.low === null ? "notApplicable" : "unanswered";
  return (
    <Stack component="li" gap={4} style={{ listStyle: "none" }}>
      <Flex justify="space-between" columnGap="md" wrap="wrap">
        <Text fw={500}>{name}</Text>
        <Text style={{ fontVariantNumeric: "tabular-nums" }}>
          {words.range(last, last.value === null ? silence : null)}
        </Text>
      </Flex>
      <ScoreBar {...last} />
      <Group gap={4} wrap="nowrap">
        {difference !== null && <DifferenceIcon difference={difference} />}
        <Text size="sm" c="dimmed">
          {earlier === null || difference === null
            ? t("results.here.noEarlier")
            : t("results.here.earlier", {
                difference: words.difference(difference),
                mean: words.score(earlier.mean),
                count: earlier.n,
              })}
        </Text>
      </Group>
    </Stack>
  );
}

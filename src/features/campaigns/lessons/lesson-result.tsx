import type { Lesson } from "@domain/lesson/lesson";
import { criterionMean, scoredCriteria } from "@domain/lesson/tally";
import type { Form, FormQuestion } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import type { VersionTexts } from "@domain/survey/version";
import { Group, Progress, Stack, Table, Text, Title } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDirectory, comingName } from "../../../data/hooks/use-names";
import { useVersion } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { useScore } from "../../shared/evaluations/use-score";
import classes from "./lesson-result.module.css";
import { ListSkeleton } from "../../../ui/state/skeletons";

interface ResultProps {
  lesson: Lesson;
  form: Form;
  words: VersionTexts;
}

/** What a class found: how each animal scored by criterion, and how often each option was chosen. Nobody is in it. */
export function LessonResult({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation();
  const { version, words } = useVersion(
    lesson.surveyId,
    lesson.version,
    useLanguage(),
  );
  const asked = version.state === "data" ? version.data : null;
  const form = useMemo(
    () => (asked === null ? null : formOf(asked.data)),
    [asked],
  );
  if (version.state === "loading" || words.state === "loading")
    return <ListSkeleton rows={3} />;
  if (form === null || words.state !== "data" || words.data === null)
    return <Text c="dimmed">{t("campaigns.states.noVersion")}</Text>;
  const props = { lesson, form, words: words.data.data };
  return (
    <Stack gap="lg">
      <AnimalScores {...props} />
      <QuestionCounts {...props} />
    </Stack>
  );
}

function AnimalScores({ lesson, form, words }: ResultProps) {
  const { score: written } = useScore();
  const { t } = useTranslation();
  const format = useFormat();
  const animals = useDirectory("animals", lesson.zooId);
  const { tally } = lesson;
  const criteria = scoredCriteria(tally, form);
  const seen = lesson.animalIds.flatMap((id) => {
    const found = tally.animals[id];
    return found === undefined ? [] : [{ id, found }];
  });
  if (criteria.length === 0) return null;
  const score = (value: number | null) =>
    value === null ? "—" : written(value);
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {t("lessons.titles.scores")}
      </Title>
      <Table.ScrollContainer minWidth={320}>
        <Table fz="sm" horizontalSpacing={6} className={classes.scores ?? ""}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("lessons.fields.animal")}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t("lessons.fields.count")}
              </Table.Th>
              {criteria.map((id) => (
                <Table.Th key={id} scope="col" ta="end">
                  {words.criteria[id] ?? id}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {seen.map(({ id, found }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" fw={400}>
                  {animals.of(id)?.name ?? comingName}
                </Table.Th>
                <Table.Td ta="end">{format.number(found.count)}</Table.Td>
                {criteria.map((criterion) => (
                  <Table.Td key={criterion} ta="end">
                    {score(criterionMean([found], criterion))}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t("lessons.fields.all")}</Table.Th>
              <Table.Td ta="end">
                {format.number(
                  seen.reduce((sum, { found }) => sum + found.count, 0),
                )}
              </Table.Td>
              {criteria.map((criterion) => (
                <Table.Td key={criterion} ta="end">
                  {score(
                    criterionMean(
                      seen.map(({ found }) => found),
                      criterion,
                    ),
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" c="dimmed" mt="xs">
        {t("lessons.help.scores")}
      </Text>
    </div>
  );
}

function QuestionCounts({ lesson, form, words }: ResultProps) {
  const { t } = useTranslation();
  const counted = form.questions.filter(
    ({ questionRef }) => lesson.tally.questions[questionRef] !== undefined,
  );
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {t("lessons.titles.answers")}
      </Title>
      <div className={classes.counts}>
        {counted.map((question) => (
          <QuestionCount
            key={question.questionRef}
            question={question}
            lesson={lesson}
            words={words}
          />
        ))}
      </div>
    </div>
  );
}

function QuestionCount({
  question: { questionRef, options },
  lesson,
  words,
}: Omit<ResultProps, "form"> & { question: FormQuestion }) {
  const { t } = useTranslation();
  const format = useFormat();
  const tally = lesson.tally.questions[questionRef];
  if (tally === undefined) return null;
  const asked = words.questions[questionRef];
  const answered = t("lessons.states.answered", { count: tally.answered });
  return (
    <section>
      <Text fw={600} lang={words.language}>
        {asked?.text ?? questionRef}
      </Text>
      <Text size="sm" c="dimmed" mb={4}>
        {tally.notApplicable === 0
          ? answered
          : `${answered} · ${t("lessons.states.notApplicable", {
              n: tally.notApplicable,
            })}`}
      </Text>
      <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {options.map(({ value }) => {
          const chosen = tally.options[value] ?? 0;
          const share = tally.answered === 0 ? 0 : chosen / tally.answered;
          return (
            <li key={value}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Text size="sm" lang={words.language}>
                  {asked?.options[value] ?? value}
                </Text>
                <Text size="sm" style={{ whiteSpace: "nowrap" }}>
                  {format.number(chosen)}
                  {" · "}
                  {format.number(share, {
                    style: "percent",
                    maximumFractionDigits: 0,
                  })}
                </Text>
              </Group>
              <Progress value={share * 100} size="sm" aria-hidden />
            </li>
          );
        })}
      </Stack>
    </section>
  );
}

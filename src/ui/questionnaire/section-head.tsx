import { Text, Title } from "@mantine/core";
import classes from "./questionnaire.module.css";
import type { QuestionnaireWords } from "./shapes";

interface SectionHeadProps {
  id?: string;
  sectionId: string;
  words: QuestionnaireWords;
  /** What it is about is said before its first question only. */
  withIntro: boolean;
}

/** What a section is called, and what it is about. */
export function SectionHead({
  id,
  sectionId,
  words,
  withIntro,
}: SectionHeadProps) {
  const { title = sectionId, intro = null } = words.sections[sectionId] ?? {};
  return (
    <div lang={words.language} className={classes.sectionHead}>
      <Title order={2} id={id} tabIndex={-1} className={classes.heading ?? ""}>
        {title}
      </Title>
      {withIntro && intro !== null && (
        <Text c="dimmed" className={classes.prose ?? ""}>
          {intro}
        </Text>
      )}
    </div>
  );
}

import { href } from "@domain/pages";
import { SimpleGrid, Stack } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@domain/taxonomy/taxonomy";
import { useQuestions } from "../../../data/surveys/use-surveys";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { ShownSide } from "./shown-side";
import { SideChoice } from "./side-choice";
import { SideDifferences } from "./side-differences";
import { useSide } from "./use-side";

/** Two questions, or two states of one, side by side. */
export function ComparisonPage() {
  const { t } = useTranslation();
  const live = useQuestions(true);
  return (
    <>
      <PageHeader
        title={t("questions.compare.title")}
        crumbs={[{ label: t("questions.title"), to: href("questionList") }]}
      />
      <QueryState query={live}>
        {({ rows }) => <Comparison rows={rows} />}
      </QueryState>
    </>
  );
}

function Comparison({ rows }: { rows: readonly Row<"questions">[] }) {
  const { t } = useTranslation();
  const left = useSide("left", rows);
  const right = useSide("right", rows);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const isWhole = left.shown !== null && right.shown !== null;
  return (
    <Stack gap="lg">
      <SimpleGrid type="container" cols={{ base: 1, "560px": 2 }}>
        <SideChoice
          side={left}
          rows={rows}
          label={t("questions.compare.one")}
        />
        <SideChoice
          side={right}
          rows={rows}
          label={t("questions.compare.other")}
        />
      </SimpleGrid>
      {isWhole ? (
        <SideDifferences left={left} right={right} />
      ) : (
        <EmptyState
          icon={IconArrowsDiff}
          title={t("questions.compare.none")}
          body={t("questions.compare.noneHelp")}
        />
      )}
      {isWhole && (
        <SimpleGrid type="container" cols={{ base: 1, "700px": 2 }}>
          {[left, right].map((side, place) => (
            <ShownSide
              key={place}
              side={side}
              language={language}
              onLanguage={setLanguage}
            />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

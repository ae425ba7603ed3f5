import { surveyName } from "@domain/survey/survey";
import { Text } from "@mantine/core";
import { IconClipboardText } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { ExportModal } from "../exchange/lazy-export";
import { useVersionedList } from "../../shared/versions/list/use-versioned-list";
import { VersionedFilters } from "../../shared/versions/list/versioned-filters";
import { SurveyTable } from "./survey-table";

const nothing: readonly Row<"surveys">[] = [];

interface SurveyListProps {
  title: string;
  /** Whoever makes them sees drafts and what is old, too. */
  isMaker: boolean;
}

/** The questionnaires by name, all of them read: there are few. */
export function SurveyList({ title, isMaker }: SurveyListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useSurveys(isMaker);
  const [exported, setExported] = useState<Row<"surveys"> | null>(null);
  const all = live.state === "data" ? live.data.rows : nothing;
  const nameOf = ({ data }: Row<"surveys">) =>
    surveyName(data, language) ?? t("surveys.list.states.noName");
  const list = useVersionedList(all, {
    isMaker,
    nameOf,
    speciesOf: ({ data }) => data.surveySpecie,
  });
  const { rows } = list;
  const none = (
    <EmptyState
      icon={IconClipboardText}
      title={t("surveys.list.states.none")}
      body={t(
        isMaker
          ? "surveys.list.states.noneHelp"
          : "surveys.list.states.noneYet",
      )}
    />
  );
  return (
    <>
      <VersionedFilters
        label={t("surveys.list.actions.filter")}
        {...list.filters}
      />
      <QueryState query={live} empty={none}>
        {({ unreadable, full }) => {
          if (rows.length === 0)
            return list.isNarrowed ? (
              <NothingFound
                icon={IconClipboardText}
                title={t("surveys.list.states.notFound")}
                onReset={list.reset}
              />
            ) : (
              none
            );
          return (
            <>
              <Text c="dimmed" mb="xs" role="status">
                {t("surveys.list.states.found", { count: rows.length })}
              </Text>
              <SurveyTable
                title={title}
                rows={rows}
                isMaker={isMaker}
                version={list.version}
                nameOf={nameOf}
                specieName={list.specieName}
                onExport={setExported}
              />
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={all.length}
              />
            </>
          );
        }}
      </QueryState>
      {exported !== null && (
        <ExportModal
          survey={exported.data}
          name={nameOf(exported)}
          isMaker={isMaker}
          version={list.version}
          onClose={() => setExported(null)}
        />
      )}
    </>
  );
}

import { isListed } from "@domain/versions/listed";
import type { Survey } from "@domain/survey/survey";
import { surveyName } from "@domain/survey/survey";
import { Text } from "@mantine/core";
import { IconClipboardText } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useSearchTerm } from "../../../lib/carried-search";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { matchesText } from "../../../ui/list/search-text";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { ExportModal } from "../exchange/lazy-export";
import {
  versionedFilter,
  wishOf,
} from "../../shared/versions/list/versioned-filter";
import { VersionedFilters } from "../../shared/versions/list/versioned-filters";
import { SurveyTable } from "./survey-table";
import { useSpeciesNames } from "../../shared/versions/list/use-species-names";

const nothing: readonly Row<"surveys">[] = [];
/** What everybody may begin with. */
const begunWith = { state: "active", version: null } as const;

interface SurveyListProps {
  title: string;
  /** Whoever makes them sees drafts and what is old, too. */
  isMaker: boolean;
}

/** The questionnaires by name, all of them read: there are few. */
export function SurveyList({ title, isMaker }: SurveyListProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const language = useLanguage();
  const live = useSurveys(isMaker);
  const [filter, change] = useFilter(versionedFilter);
  const [typed, setTyped] = useSearchTerm();
  const [exported, setExported] = useState<Row<"surveys"> | null>(null);
  const all = live.state === "data" ? live.data.rows : nothing;
  const wish = isMaker ? wishOf(filter) : begunWith;
  const ofState = all.filter(({ data }) => isListed(data, wish));
  const specieIds = [...new Set(all.flatMap(({ data }) => data.surveySpecie))];
  const specieName = useSpeciesNames(specieIds);
  const species = specieIds
    .flatMap((id) => {
      const name = specieName(id);
      return name === null ? [] : [{ id, name }];
    })
    .sort((a, b) => byName(a.name, b.name));
  const nameOf = ({ data }: Row<"surveys">) =>
    surveyName(data, language) ?? t("surveys.list.states.noName");
  const isWanted = ({ names, surveySpecie }: Survey) =>
    (filter.specieId === null ||
      surveySpecie.length === 0 ||
      surveySpecie.includes(filter.specieId)) &&
    matchesText(typed, [
      ...Object.values(names),
      ...surveySpecie.flatMap((id) => specieName(id) ?? []),
    ]);
  const rows = ofState
    .filter(({ data }) => isWanted(data))
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  const reset = () => {
    setTyped("");
    change(versionedFilter.initial);
  };
  const isNarrowed = typed !== "" || versionedFilter.chips(filter).length > 0;
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
        filter={filter}
        onFilter={change}
        search={typed}
        onSearch={setTyped}
        species={species}
        versions={
          isMaker
            ? Math.max(0, ...all.map(({ data }) => data.versions.length))
            : null
        }
      />
      <QueryState query={live} empty={none}>
        {({ unreadable, full }) => {
          if (rows.length === 0)
            return isNarrowed ? (
              <NothingFound
                icon={IconClipboardText}
                title={t("surveys.list.states.notFound")}
                onReset={reset}
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
                version={wish.version}
                nameOf={nameOf}
                specieName={specieName}
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
          version={wish.version}
          onClose={() => setExported(null)}
        />
      )}
    </>
  );
}

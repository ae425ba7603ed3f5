import { surveyName } from "@domain/survey/survey";
import { IconClipboardText } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ExportModal } from "../exchange/lazy-export";
import { useVersionedList } from "../../shared/versions/list/use-versioned-list";
import { VersionedList } from "../../shared/versions/list/versioned-list";
import { VersionedMail } from "../../shared/versions/list/versioned-mail";
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
  return (
    <>
      <VersionedList
        live={live}
        list={list}
        icon={IconClipboardText}
        mail={<VersionedMail kind="surveys" isMaker={isMaker} />}
        words={{
          filter: t("surveys.list.actions.filter"),
          none: t("surveys.list.states.none"),
          noneHelp: t(
            isMaker
              ? "surveys.list.states.noneHelp"
              : "surveys.list.states.noneYet",
          ),
          notFound: t("surveys.list.states.notFound"),
          found: t("surveys.list.states.found", { count: rows.length }),
        }}
      >
        <SurveyTable
          title={title}
          rows={rows}
          isMaker={isMaker}
          version={list.version}
          nameOf={nameOf}
          specieName={list.specieName}
          onExport={setExported}
        />
      </VersionedList>
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

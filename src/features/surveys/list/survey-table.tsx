import { href } from "@domain/pages";
import { draftNumber } from "@domain/versions/version-list";
import { Text } from "@mantine/core";
import { IconEye, IconFileExport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { DraftLanguages, PublishedLanguages } from "./languages-mark";
import { useVersionedColumns } from "../../shared/versions/list/use-versioned-columns";

type SurveyRow = Row<"surveys">;

interface SurveyTableProps {
  title: string;
  rows: readonly SurveyRow[];
  /** Whoever makes them is led to the record, everybody else to how it looks. */
  isMaker: boolean;
  /** The version that the list is narrowed to. */
  version: number | null;
  nameOf: (row: SurveyRow) => string;
  specieName: (id: string) => string | null;
  onExport: (row: SurveyRow) => void;
}

/** Questionnaires as rows. */
export function SurveyTable(props: SurveyTableProps) {
  const { title, rows, isMaker, version, nameOf, onExport } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const columns = useColumns(props);
  const named = version === null ? {} : { version: String(version) };
  return (
    <RecordList
      label={title}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) =>
        href(isMaker ? "quizz" : "quizzPreview", { surveyId: id, ...named })
      }
      columns={columns}
      rowMore={(row) => (
        <MoreMenu
          about={nameOf(row)}
          items={[
            {
              id: "preview",
              label: t("surveys.list.actions.preview"),
              icon: IconEye,
              onPick: () =>
                void navigate(
                  href(isMaker ? "quizzPreviewInternal" : "quizzPreview", {
                    surveyId: row.id,
                    ...named,
                  }),
                ),
            },
            {
              id: "export",
              label: t("surveys.list.actions.export"),
              icon: IconFileExport,
              onPick: () => onExport(row),
            },
          ]}
        />
      )}
    />
  );
}

function useColumns(props: SurveyTableProps): Column<SurveyRow>[] {
  const { isMaker, version } = props;
  const { t } = useTranslation();
  const { name, state, species, published } = useVersionedColumns({
    ...props,
    speciesOf: ({ data }) => data.surveySpecie,
  });
  if (!isMaker) return [name, state, species, published];
  const languages: Column<SurveyRow> = {
    id: "languages",
    header: t("surveys.list.fields.languages"),
    width: "fit",
    from: 700,
    card: "bare",
    cell: ({ data }) => {
      const draft = draftNumber(data.versions);
      return draft === null || (version !== null && version !== draft) ? (
        <PublishedLanguages names={data.names} />
      ) : (
        <DraftLanguages survey={data} number={draft} />
      );
    },
  };
  const uses: Column<SurveyRow> = {
    id: "uses",
    header: t("surveys.list.fields.uses"),
    width: "fit",
    from: 1060,
    card: "bare",
    cell: ({ data: { activeCampaigns } }) =>
      activeCampaigns.length === 0 ? (
        <Text component="span" inherit c="dimmed">
          {t("surveys.list.states.unused")}
        </Text>
      ) : (
        t("surveys.list.states.uses", { count: activeCampaigns.length })
      ),
  };
  return [name, state, languages, species, uses];
}

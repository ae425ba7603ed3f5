import type { LabelKind } from "@domain/label/label";
import { frenchOf, labelIn, untranslated } from "@domain/label/label";
import { href } from "@domain/pages";
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconLanguage,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { languageNames } from "../../lib/i18n/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { StatusBadge } from "../../ui/display/status-badge";
import type { Column } from "../../ui/list/columns";
import { RecordList } from "../../ui/list/record-list";
import { MoreMenu } from "../../ui/menu/more-menu";
import { LabelUsage } from "./label-usage";
import type { UsageBook } from "./usage-book";

type LabelRow = Row<LabelKind>;

interface LabelTableProps {
  kind: LabelKind;
  rows: readonly LabelRow[];
  busy: boolean;
  /** null: nothing can use them. */
  book: UsageBook | null;
  onSet: (row: LabelRow, archived: boolean) => void;
}

/** Labels as rows, each with the languages that it lacks and what uses it. */
export function LabelTable(props: LabelTableProps) {
  const { kind, rows, busy, book, onSet } = props;
  const { t } = useTranslation();
  const columns = useColumns(book);
  return (
    <RecordList
      label={t(`labels.tabs.${kind}`)}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("tags", { tab: kind, labelId: id })}
      columns={columns}
      rowMore={(row) => (
        <MoreMenu
          about={frenchOf(row.data)}
          busy={busy}
          items={[
            row.data.archived
              ? {
                  id: "restore",
                  label: t("labels.actions.restore"),
                  icon: IconArchiveOff,
                  onPick: () => onSet(row, false),
                }
              : {
                  id: "archive",
                  label: t("labels.actions.archive"),
                  icon: IconArchive,
                  danger: true,
                  onPick: () => onSet(row, true),
                },
          ]}
        />
      )}
    />
  );
}

function useColumns(book: UsageBook | null): Column<LabelRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      id: "name",
      header: t("labels.fields.fr"),
      cell: ({ data }) => labelIn(data, language),
    },
    {
      id: "trad",
      header: t("labels.fields.trad"),
      from: 560,
      card: "bare",
      cell: ({ data }) => <Translations missing={untranslated(data)} />,
    },
    ...(book === null
      ? []
      : [
          {
            id: "usage",
            header: t("labels.fields.usage"),
            from: 560,
            cell: ({ id }: LabelRow) => <LabelUsage id={id} book={book} />,
          },
        ]),
    {
      id: "state",
      header: t("labels.fields.state"),
      width: "fit",
      from: 560,
      card: "bare",
      cell: ({ data }) =>
        data.archived ? (
          <StatusBadge
            color="gray"
            icon={IconArchive}
            label={t("labels.states.archived")}
          />
        ) : null,
    },
  ];
}

/** Whether a label is there in every language, else in which it is not. */
function Translations({
  missing,
}: {
  missing: readonly (keyof typeof languageNames)[];
}) {
  const { t } = useTranslation();
  return missing.length === 0 ? (
    <StatusBadge
      color="green"
      icon={IconCircleCheck}
      label={t("labels.states.complete")}
    />
  ) : (
    <StatusBadge
      color="gray"
      icon={IconLanguage}
      label={t("labels.states.missing", {
        languages: missing.map((one) => languageNames[one]).join(", "),
      })}
    />
  );
}

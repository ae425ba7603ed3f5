import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import type { Survey } from "@domain/survey/survey";
import { surveyName } from "@domain/survey/survey";
import { Button } from "@mantine/core";
import { IconClipboardText, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../../data/hooks/use-can";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Live } from "../../../../data/live-store";
import type { Language } from "../../../../lib/i18n/languages";
import { isLanguage } from "../../../../lib/i18n/languages";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { usePageParams } from "../../../../ui/list/search-params";
import { PageHeader } from "../../../../ui/page/page-header";
import { EmptyState } from "../../../../ui/state/empty-state";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";
import type { ShownVersion } from "../../../shared/versions/shown-version";
import { shownVersion } from "../../../shared/versions/shown-version";
import type { Previewed } from "../../../shared/asking/preview/use-previewed";
import {
  useDraft,
  usePublished,
} from "../../../shared/asking/preview/use-previewed";
import { SheetPaper } from "./sheet-paper";
import { useSheetTexts } from "./use-sheet-texts";

/** What paper this is for; other pages print on other paper, so it stands while the sheet does. */
const pageSize = "@page { size: A4; margin: 14mm }";

interface SheetProps {
  survey: Survey;
  shown: ShownVersion;
  language: Language;
}

/** The questionnaire that the address names, to be answered on paper: in its version, in its language. */
export function SurveySheet({
  list,
}: {
  list: "quizzList" | "quizzListReadOnly";
}) {
  const { t } = useTranslation();
  const may = useCan();
  const own = useLanguage();
  const [params] = usePageParams();
  const surveyId = idSchema
    .nullable()
    .catch(null)
    .parse(params.get("surveyId"));
  const live = useLiveDoc("surveys", surveyId);
  const asked = params.get("language");
  const language = isLanguage(asked) ? asked : own;
  const crumbs = [
    {
      label: t(
        list === "quizzList"
          ? "surveys.list.title"
          : "surveys.list.titleReadOnly",
      ),
      to: href(list),
    },
  ];
  const none = (
    <>
      <PageHeader title={t("surveys.exchange.sheet.title")} crumbs={crumbs} />
      <EmptyState
        icon={IconClipboardText}
        title={t("surveys.preview.states.missing")}
        body={t("common.messages.notThere")}
      />
    </>
  );
  // A draft that is not one's own to see is as one that is not there.
  const isClosed = live.state === "error" && live.code === "not-allowed";
  if (surveyId === null || isClosed) return none;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={none}>
      {(row) => {
        const shown =
          row &&
          shownVersion(
            row.data.versions,
            params.get("version"),
            may("change", "surveys"),
          );
        if (row === null || shown === null) return none;
        const sheet = { survey: row.data, shown, language };
        const Read = shown.status === "draft" ? OfDraft : OfPublished;
        return (
          <>
            <style>{pageSize}</style>
            <div data-screen>
              <PageHeader
                title={t("surveys.exchange.sheet.title")}
                facts={surveyName(row.data, own) ?? surveyId}
                crumbs={crumbs}
                actions={
                  <Button
                    leftSection={<IconPrinter size={18} aria-hidden />}
                    onClick={() => window.print()}
                  >
                    {t("surveys.exchange.sheet.print")}
                  </Button>
                }
              />
            </div>
            <Read key={shown.number} {...sheet} />
          </>
        );
      }}
    </QueryState>
  );
}

const versionsOf = ({ surveyId: id }: Pick<Survey, "surveyId">) =>
  ({ collection: "surveyVersions", id }) as const;

function OfPublished(props: SheetProps) {
  const { survey, shown, language } = props;
  return (
    <Sheet
      {...props}
      live={usePublished(versionsOf(survey), shown, language)}
    />
  );
}

function OfDraft(props: SheetProps) {
  const { survey, shown, language } = props;
  return (
    <Sheet
      {...props}
      live={useDraft(versionsOf(survey), shown, survey.names, language)}
    />
  );
}

function Sheet({
  live,
  ...sheet
}: SheetProps & { live: Live<Previewed | null> }) {
  const { t } = useTranslation();
  const said = useSheetTexts(sheet.language);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={<p>{t("surveys.preview.states.noWords")}</p>}
    >
      {(previewed) =>
        previewed === null || said === null ? (
          <PageSkeleton />
        ) : (
          <SheetPaper {...sheet} {...previewed} said={said} />
        )
      }
    </QueryState>
  );
}

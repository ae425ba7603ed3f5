import { href } from "@domain/pages";
import { surveyName } from "@domain/survey/survey";
import { publishedSurveysQuery } from "@domain/survey/survey-queries";
import { IconClipboardText } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { QueryHits } from "../../shared/searching/query-hits";
import type { SearchWish } from "../../slot-table";

const queries = [publishedSurveysQuery()];
const textsOf = ({ data }: Row<"surveys">) => Object.values(data.names);

/** The questionnaires that the top search finds, by their names in any language. */
export function Component(wish: SearchWish) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <QueryHits
      wish={wish}
      queries={queries}
      textsOf={textsOf}
      nameOf={({ data }) => surveyName(data, language) ?? "—"}
      label={t("surveys.menu.readOnly")}
      icon={IconClipboardText}
      list={href("quizzListReadOnly")}
      hrefOf={({ id }) => href("quizzPreview", { surveyId: id })}
    />
  );
}

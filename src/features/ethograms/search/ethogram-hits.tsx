import { publishedEthogramsQuery } from "@domain/ethogram/ethogram-queries";
import { href } from "@domain/pages";
import { surveyName } from "@domain/survey/survey";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { QueryHits } from "../../shared/searching/query-hits";
import type { SearchWish } from "../../slot-table";

const queries = [publishedEthogramsQuery()];
const textsOf = ({ data }: Row<"observations">) => Object.values(data.names);

/** The ethograms that the top search finds, by their names in any language. */
export function Component(wish: SearchWish) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <QueryHits
      wish={wish}
      queries={queries}
      textsOf={textsOf}
      nameOf={({ data }) => surveyName(data, language) ?? "—"}
      label={t("ethograms.menu.readOnly")}
      icon={IconEye}
      list={href("obsListReadOnly")}
      hrefOf={({ id }) => href("obsPreview", { obsId: id })}
    />
  );
}

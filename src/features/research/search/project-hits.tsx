import { href } from "@domain/pages";
import { projectsQuery } from "@domain/research/research-queries";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { QueryHits } from "../../shared/searching/query-hits";
import type { SearchWish } from "../../slot-table";

const nameOf = ({ data }: Row<"researchProjects">) => data.title;
const textsOf = (row: Row<"researchProjects">) => [nameOf(row)];

/** The projects of research that the top search finds, by title, as far as somebody reads them. */
export function Component(wish: SearchWish) {
  const { t } = useTranslation();
  const session = useReadySession();
  return (
    <QueryHits
      wish={wish}
      queries={[projectsQuery(session)]}
      textsOf={textsOf}
      nameOf={nameOf}
      label={t("research.title")}
      icon={IconFlask}
      list={href("researchList")}
      hrefOf={({ id }) => href("research", { projectId: id })}
    />
  );
}

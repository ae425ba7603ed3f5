import { biblioQueries } from "@domain/biblio/biblio-queries";
import { href } from "@domain/pages";
import { IconBooks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { QueryHits } from "../../shared/searching/query-hits";
import type { SearchWish } from "../../slot-table";

const nameOf = ({ data }: Row<"biblio">) => data.title;
const textsOf = ({ data }: Row<"biblio">) =>
  data.archived
    ? []
    : [data.title, data.doi ?? "", ...data.authors.map((one) => one.family)];

/** The publications that the top search finds, by title, author or DOI, for who keeps the bibliography. */
export function Component(wish: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  // All of it is read for that, which is too much for whoever looks for an animal.
  if (!useCan()("create", "biblio")) return null;
  return (
    <QueryHits
      wish={wish}
      queries={biblioQueries(zooId)}
      textsOf={textsOf}
      nameOf={nameOf}
      label={t("biblio.title")}
      icon={IconBooks}
      list={href("biblio")}
      hrefOf={({ id }) => href("biblio", { biblioId: id })}
    />
  );
}

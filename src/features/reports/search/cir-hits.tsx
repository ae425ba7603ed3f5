import { href } from "@domain/pages";
import { cirsQuery } from "@domain/report/cir/cir-queries";
import { IconFileAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { QueryHits } from "../../shared/searching/query-hits";
import type { SearchWish } from "../../slot-table";

/** So many are looked through, those of the latest visits. */
const most = 100;
const nameOf = ({ data }: Row<"cirs">) => data.title;
const textsOf = (row: Row<"cirs">) => [nameOf(row)];

/** The visits that the top search finds, by the title of their report, for who reads these. */
export function CirHits(wish: SearchWish) {
  const { t } = useTranslation();
  const session = useReadySession();
  if (!useCan()("read", "cirs")) return null;
  return (
    <QueryHits
      wish={wish}
      queries={[cirsQuery(session, false, most)]}
      textsOf={textsOf}
      nameOf={nameOf}
      label={t("cir.title")}
      icon={IconFileAnalytics}
      list={href("cir")}
      hrefOf={({ id }) => href("cir", { reportId: id })}
    />
  );
}

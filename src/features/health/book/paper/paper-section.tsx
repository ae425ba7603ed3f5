import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CollectionName } from "@domain/collections";
import type { Live, LiveList, Row } from "../../../../data/live-store";
import { QueryState } from "../../../../ui/state/query-state";
import classes from "./book-paper.module.css";

interface PaperSectionProps<C extends CollectionName> {
  title: string;
  /** Said where there is nothing. */
  none: string;
  live: Live<LiveList<C>>;
  children: (rows: readonly Row<C>[]) => ReactNode;
}

/** A part of the paper, with what its bound left out. */
export function PaperSection<C extends CollectionName>({
  title,
  none,
  live,
  children,
}: PaperSectionProps<C>) {
  const { t } = useTranslation();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <QueryState query={live} isEmpty={() => false}>
        {({ rows, full }) => (
          <>
            {rows.length === 0 ? <p>{none}</p> : children(rows)}
            {full && (
              <p className={classes["small"]}>
                {t("health.book.paper.first", { count: rows.length })}
              </p>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

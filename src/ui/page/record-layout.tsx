import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./record-layout.module.css";

interface RecordLayoutProps {
  /** What is next, who, what happened last. */
  rail: ReactNode;
  children: ReactNode;
}

/** A record under its header: the rail beside it from 900 px of room on; where there is less its first part before, the others after it. */
export function RecordLayout({ rail, children }: RecordLayoutProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.room}>
      <div className={classes.layout}>
        <aside aria-label={t("common.fields.rail")} className={classes.rail}>
          {rail}
        </aside>
        <div className={classes.main}>{children}</div>
      </div>
    </div>
  );
}

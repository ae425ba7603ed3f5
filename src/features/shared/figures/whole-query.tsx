import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import type { Known } from "../../../ui/state/missing";
import { missingIn } from "../../../ui/state/missing";
import { QueryState } from "../../../ui/state/query-state";
import { ListSkeleton } from "../../../ui/state/skeletons";

interface WholeQueryProps<T> {
  query: Live<T>;
  children: (data: T) => ReactNode;
}

/** What a report would keep for good: handed on where all of it is known; else why it cannot be kept now. */
export function WholeQuery<T extends Known>({
  query,
  children,
}: WholeQueryProps<T>) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const missing = query.state === "data" ? missingIn(query.data) : null;
  if (missing === "unheard" && isOnline) return <ListSkeleton />;
  if (missing !== null)
    return (
      <Alert color="orange" role="alert">
        {t(`reports.figures.missing.${missing}`)}
      </Alert>
    );
  return (
    <QueryState query={query} isEmpty={() => false}>
      {children}
    </QueryState>
  );
}

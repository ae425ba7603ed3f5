import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t("common.states.loading")}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Rows that are still coming. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      <Stack gap="xs">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Stack>
    </Loading>
  );
}

/** A record page that is still coming: title, facts, content. */
export function PageSkeleton() {
  return (
    <Loading>
      <Stack gap="lg">
        <Skeleton height={32} width="40%" />
        <Skeleton height={16} width="65%" />
        <Skeleton height={240} />
      </Stack>
    </Loading>
  );
}

import { Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** A chart that is on its way, as high as it will be. */
export function ChartSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t("common.states.loading")}</VisuallyHidden>
      <Skeleton height={380} />
    </div>
  );
}

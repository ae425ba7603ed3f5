import { Button, Center } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface LoadMoreProps {
  /** null when everything is shown. */
  onMore: (() => void) | null;
  loading: boolean;
  /** Where "more" would not say which. */
  label?: string;
}

/** The next step of a long list. */
export function LoadMore({ onMore, loading, label }: LoadMoreProps) {
  const { t } = useTranslation();
  if (onMore === null && !loading) return null;
  return (
    <Center mt="md">
      <Button variant="default" loading={loading} onClick={() => onMore?.()}>
        {label ?? t("common.actions.loadMore")}
      </Button>
    </Center>
  );
}

import { Button, Center } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface LoadMoreProps {
  /** null when everything is shown. */
  onMore: (() => void) | null;
  loading: boolean;
}

/** The next step of a long list. */
export function LoadMore({ onMore, loading }: LoadMoreProps) {
  const { t } = useTranslation();
  if (onMore === null && !loading) return null;
  return (
    <Center mt="md">
      <Button variant="default" loading={loading} onClick={() => onMore?.()}>
        {t("common.actions.loadMore")}
      </Button>
    </Center>
  );
}

import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { codeOf } from "../../lib/i18n/error-text";
import { PageHeader } from "../../ui/page/page-header";
import { ErrorState } from "../../ui/state/error-state";

/** A page that failed; trying again loads it anew, which also fetches a chunk that was missing. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <Container size="sm" py="xl">
      {codeOf(error) !== "offline" && (
        <PageHeader title={t("errors.general.somethingWrong")} />
      )}
      <ErrorState error={error} onRetry={() => location.reload()} />
    </Container>
  );
}

import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { codeOf } from "../../lib/i18n/error-text";
import { PageHeader } from "../../ui/page/page-header";
import { ErrorState } from "../../ui/state/error-state";
import { PageNotHere } from "./page-not-here";

/** A page that failed; trying again loads it anew, which also fetches a chunk that was missing. What is read is told where it is shown: only code fails here for want of a network. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <Container size="sm" py="xl">
      {codeOf(error) === "offline" ? (
        <PageNotHere />
      ) : (
        <>
          <PageHeader title={t("errors.general.somethingWrong")} />
          <ErrorState error={error} onRetry={() => location.reload()} />
        </>
      )}
    </Container>
  );
}

import { audienceOf } from "@domain/access/audience";
import { href } from "@domain/pages";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useReadySession } from "../../data/hooks/ready-session";
import { useNow } from "../../data/hooks/use-live";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { PageHeader } from "../../ui/page/page-header";
import { Slot } from "../slots";
import { dashboardName } from "./names";

/** The start page, or the alerts where the address asks for them. */
export function Component() {
  const [params] = useSearchParams();
  return params.get("tab") === "alerts" ? (
    <Slot name="dashboard.alerts" props={{}} />
  ) : (
    <Board />
  );
}

const own = { to: href("dashboardCustom"), variant: "default" } as const;

/** What must I do now; and for those who look after the day, how it goes. */
function Board() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <>
      <PageHeader
        title={t(dashboardName(audienceOf(useReadySession())))}
        facts={
          <Text span visibleFrom="xs">
            {format.longDay(now)}
          </Text>
        }
        actions={
          <ButtonLink visibleFrom="sm" {...own}>
            {t("dashboard.ownBoard")}
          </ButtonLink>
        }
      />
      <Stack gap="lg">
        <Slot name="dashboard" props={{}} />
        {/* On a telephone what is to do comes first. */}
        <ButtonLink hiddenFrom="sm" mih={44} {...own}>
          {t("dashboard.ownBoard")}
        </ButtonLink>
      </Stack>
    </>
  );
}

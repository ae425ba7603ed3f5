import { audienceOf } from "@domain/access/audience";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useNow } from "../../data/hooks/use-live";
import { useFormat } from "../../lib/use-format";
import { PageHeader } from "../../ui/page/page-header";
import { Slot } from "../slots";
import { dashboardName } from "./names";

/** What must I do now; and for those who look after the day, how it goes. */
export function Component() {
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
      />
      <Stack gap="lg">
        <Slot name="dashboard" props={{}} />
      </Stack>
    </>
  );
}

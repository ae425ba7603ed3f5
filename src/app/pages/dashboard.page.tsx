import type { Session } from "@domain/access/session";
import { managesTheDay } from "@domain/task/task-queries";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow, useSession } from "../../data/hooks/use-live";
import { DayPanel } from "../../features/tasks/board/day-panel";
import { TodayPanel } from "../../features/tasks/board/today-panel";
import { useFormat } from "../../lib/use-format";
import { PageHeader } from "../../ui/page/page-header";
import { PageSkeleton } from "../../ui/state/skeletons";

/** What must I do now; and for those who look after the day, how it goes. */
export function Component() {
  const state = useSession();
  return state.state === "ready" ? (
    <Dashboard session={state.session} />
  ) : (
    <PageSkeleton />
  );
}

function Dashboard({ session }: { session: Session }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <>
      <PageHeader
        title={t("routes.pages.dashboard.title")}
        facts={format.longDay(now)}
      />
      <Stack gap="lg">
        {managesTheDay(session) && <DayPanel session={session} />}
        <TodayPanel session={session} />
      </Stack>
    </>
  );
}

import type { JoinedLesson } from "@domain/lesson/callables";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconCloudUpload, IconSchool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TabletStore } from "../../../data/lessons/tablet";
import type { Tablet } from "../../../data/lessons/tablet-state";
import classes from "./tablet.module.css";

interface TabletFrameProps {
  lesson: JoinedLesson;
  tablet: Tablet;
  store: TabletStore;
  children: ReactNode;
}

/** The lesson somebody is in, what waits to be handed in, and one thing to do. */
export function TabletFrame({
  lesson,
  tablet,
  store,
  children,
}: TabletFrameProps) {
  const { t } = useTranslation();
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <Group component="header" justify="space-between" gap="xs" mb="md">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <IconSchool size={20} aria-hidden />
            <Text fw={600} lineClamp={2}>
              {lesson.campaignName}
            </Text>
          </Group>
          <Button variant="subtle" size="compact-md" onClick={store.leave}>
            {t("lessons.actions.leave")}
          </Button>
        </Group>
        <TabletNews tablet={tablet} store={store} />
        {children}
      </div>
    </main>
  );
}

/** What waits for the network, and what came too late. */
export function TabletNews({
  tablet: { waiting, refused },
  store,
}: {
  tablet: Tablet;
  store: TabletStore;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs" mb={waiting.length + refused > 0 ? "md" : 0}>
      <div role="status">
        {waiting.length > 0 && (
          <Group gap="xs" wrap="nowrap" c="dimmed">
            <IconCloudUpload size={18} aria-hidden />
            <Text size="sm">
              {t("lessons.states.waiting", { count: waiting.length })}
            </Text>
          </Group>
        )}
      </div>
      {refused > 0 && (
        <Alert
          color="orange"
          title={t("lessons.states.refused", { count: refused })}
        >
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t("lessons.states.refusedWhy")}</Text>
            <Button variant="default" size="sm" onClick={store.seen}>
              {t("lessons.actions.seen")}
            </Button>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

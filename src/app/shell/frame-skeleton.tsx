import { Box, Group, Skeleton } from "@mantine/core";
import { useKeptSession } from "../../data/kept/use-kept-session";
import { PageSkeleton } from "../../ui/state/skeletons";
import { useSettings } from "../settings/settings-store";
import classes from "./frame.module.css";
import { KeptMenu } from "./menu/kept-menu";
import bar from "./top-bar.module.css";

/** The frame while the person's rights are being read; with the menu of those this browser knew last. */
export function FrameSkeleton() {
  const kept = useKeptSession();
  const { isFixed, isCollapsed, isCollapsedText } = useSettings();
  if (kept === null)
    return (
      <>
        <Group h={56} px="md" justify="space-between">
          <Marks />
        </Group>
        <Box p="lg">
          <PageSkeleton />
        </Box>
      </>
    );
  return (
    <div
      className={classes.frame}
      data-fixed={isFixed || undefined}
      data-collapsed={isCollapsed || undefined}
      data-text={isCollapsedText || undefined}
    >
      <header className={bar.bar}>
        <Group flex={1} justify="space-between">
          <Marks />
        </Group>
      </header>
      <aside className={classes.aside}>
        <KeptMenu {...kept} />
      </aside>
      <main className={classes.main}>
        <PageSkeleton />
      </main>
    </div>
  );
}

function Marks() {
  return (
    <>
      <Skeleton height={20} width={180} />
      <Skeleton height={32} width={96} />
    </>
  );
}

import { Grid } from "@mantine/core";
import type { ReactNode } from "react";

/** A record's content with its right-hand rail, which folds under on small screens. */
export function WithRail({
  children,
  rail,
}: {
  children: ReactNode;
  rail: ReactNode;
}) {
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 8 }}>{children}</Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }} component="aside">
        {rail}
      </Grid.Col>
    </Grid>
  );
}

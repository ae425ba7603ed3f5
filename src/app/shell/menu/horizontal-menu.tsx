import { Group, Skeleton } from "@mantine/core";
import { fetched } from "../../../ui/state/fetched";

/** The same headings and pages side by side, each heading's pages below it; fetched where somebody chose it. */
export const HorizontalMenu = fetched(
  () => import("./menu-bar").then(({ MenuBar }) => MenuBar),
  () => (
    <Group>
      <Skeleton height={20} width={320} />
    </Group>
  ),
);

import { Box, Group, Skeleton } from "@mantine/core";
import { PageSkeleton } from "../../ui/state/skeletons";

/** The frame while the person's rights are being read. */
export function FrameSkeleton() {
  return (
    <>
      <Group h={56} px="md" justify="space-between">
        <Skeleton height={20} width={180} />
        <Skeleton height={32} width={96} />
      </Group>
      <Box p="lg">
        <PageSkeleton />
      </Box>
    </>
  );
}

import { Skeleton } from "@mantine/core";

/** Stands for a name that is on its way. */
export function ComingName() {
  return (
    <Skeleton
      component="span"
      display="inline-block"
      width={96}
      height={12}
      aria-hidden
    />
  );
}

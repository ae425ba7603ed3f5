import { Button, Group } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useId, useState } from "react";

interface MoreFiltersProps {
  label: string;
  /** How many of those behind it are set. */
  count: number;
  children: ReactNode;
}

/** The filters that are rarely asked for, in a row of their own behind "More filters (n)". */
export function MoreFilters({ label, count, children }: MoreFiltersProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const Icon = opened ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant={count > 0 ? "light" : "default"}
        fw={500}
        px="md"
        aria-expanded={opened}
        aria-controls={id}
        rightSection={<Icon size={16} aria-hidden />}
        onClick={() => setOpened((shown) => !shown)}
      >
        {count === 0 ? label : `${label} (${String(count)})`}
      </Button>
      <Group
        id={id}
        gap="sm"
        w="100%"
        align="flex-end"
        // Below the row to which the button belongs.
        style={{ order: 1 }}
        {...(opened ? {} : { display: "none" })}
      >
        {opened && children}
      </Group>
    </>
  );
}

import { ThemeIcon } from "@mantine/core";
import type { IconComponent } from "./icon";

/** What stands for a record that has no picture, before its title. */
export function RecordMark({ icon: Icon }: { icon: IconComponent }) {
  return (
    <ThemeIcon variant="light" size={48} radius="md" aria-hidden>
      <Icon size={28} stroke={1.5} aria-hidden />
    </ThemeIcon>
  );
}

import { Button, Group } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../layout/use-width";

interface FilterFoldProps {
  /** The search field or what is done most, in sight at every width; null: nothing. */
  search: ReactNode;
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/** Less than this and the filters are behind one button. */
const roomFor = 640;

/** Search and filters in a row; where there is little room, the filters behind "Filters (n)". */
export function FilterFold({ search, count, children }: FilterFoldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [opened, setOpened] = useState(false);
  const folds = width !== null && width < roomFor;
  return (
    <Group ref={ref} gap="sm" w="100%" align="flex-end">
      <Group
        gap="sm"
        wrap="nowrap"
        style={{ flex: folds ? 1 : "0 1 18rem" }}
        {...(!folds && search === null && { display: "none" })}
      >
        {search}
        {folds && (
          <Button
            variant="default"
            px="sm"
            style={{ flexShrink: 0 }}
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened((shown) => !shown)}
          >
            {count === 0
              ? t("common.actions.filters")
              : t("common.actions.filtersSet", { count })}
          </Button>
        )}
      </Group>
      {folds ? (
        <Group
          id={id}
          gap="sm"
          w="100%"
          {...(opened ? {} : { display: "none" })}
        >
          {children}
        </Group>
      ) : (
        children
      )}
    </Group>
  );
}

import { Button, Menu } from "@mantine/core";
import { IconCopy, IconEyeOff, IconUsersPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./scan.module.css";
import type { ScanGroup } from "./scan-shapes";

interface RestToolsProps {
  groups: readonly ScanGroup[];
  /** Something of the scan before can be taken over. */
  hasPrevious: boolean;
  /** Somebody is left of whom nothing is said. */
  hasRest: boolean;
  onSame: () => void;
  onUnseen: () => void;
  /** null: of no group. */
  onAdd: (groupId: string | null) => void;
}

/** What is said of all the rest at once, and who else is counted. */
export function RestTools(props: RestToolsProps) {
  const { groups, hasPrevious, hasRest, onSame, onUnseen, onAdd } = props;
  const { t } = useTranslation();
  const adding = {
    variant: "default",
    h: 44,
    justify: "flex-start",
    leftSection: <IconUsersPlus size={18} aria-hidden />,
    children: t("observation.scan.actions.add"),
  } as const;
  return (
    <div className={classes.rest}>
      <Button
        variant="default"
        h={44}
        justify="flex-start"
        disabled={!hasPrevious}
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={onSame}
      >
        {t("observation.scan.actions.restSame")}
      </Button>
      <Button
        variant="default"
        h={44}
        justify="flex-start"
        disabled={!hasRest}
        leftSection={<IconEyeOff size={18} aria-hidden />}
        onClick={onUnseen}
      >
        {t("observation.scan.actions.restUnseen")}
      </Button>
      {groups.length === 0 ? (
        <Button {...adding} onClick={() => onAdd(null)} />
      ) : (
        <Menu position="top-start" withinPortal={false}>
          <Menu.Target>
            <Button {...adding} />
          </Menu.Target>
          <Menu.Dropdown>
            {groups.map(({ id, name }) => (
              <Menu.Item key={id} mih={44} onClick={() => onAdd(id)}>
                {name}
              </Menu.Item>
            ))}
            <Menu.Item mih={44} onClick={() => onAdd(null)}>
              {t("observation.scan.states.unidentified")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

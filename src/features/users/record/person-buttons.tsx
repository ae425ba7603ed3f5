import { Button, Group, Stack, Title } from "@mantine/core";
import {
  IconBan,
  IconDownload,
  IconEraser,
  IconKey,
  IconLockPassword,
  IconMailForward,
  IconMailCog,
  IconPencil,
  IconTrash,
  IconUserCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { AccountStatus } from "../parts/account";
import { actionsAt, type AccountAction } from "./possible-actions";
import type { AccountActions } from "./use-account-actions";

interface PersonButtonsProps {
  name: string;
  status: AccountStatus;
  /** Their mail is known: without it nothing can be sent. */
  hasMail: boolean;
  /** Their access is known, so that it can be changed. */
  hasAccess: boolean;
  actions: AccountActions;
  onEdit: () => void;
  onSetPassword: () => void;
}

/** What may be done with somebody's account, as its status allows: the likeliest first, what ends something under "⋯". */
export function PersonButtons(props: PersonButtonsProps) {
  const { name, status, hasMail, hasAccess, actions, onEdit } = props;
  const { t } = useTranslation();
  const may = actionsAt(status);
  const { busy } = actions;
  return (
    <Group gap="xs">
      {may.has("invite") && (
        <ActionButton
          primary
          icon={IconMailForward}
          label={t("users.actions.invite")}
          busy={busy}
          onClick={actions.invite}
        />
      )}
      {may.has("reactivate") && (
        <ActionButton
          primary
          icon={IconUserCheck}
          label={t("users.actions.reactivate")}
          busy={busy}
          onClick={actions.reactivate}
        />
      )}
      {may.has("edit") && hasAccess && (
        <ActionButton
          icon={IconPencil}
          label={t("users.actions.edit")}
          onClick={onEdit}
        />
      )}
      <MoreMenu
        about={name}
        size={36}
        busy={busy}
        items={useMoreItems(may, actions)}
      />
      <PasswordButtons {...props} may={may} hasMail={hasMail} />
    </Group>
  );
}

function useMoreItems(
  may: ReadonlySet<AccountAction>,
  actions: AccountActions,
): MoreItem[] {
  const { t } = useTranslation();
  const all: (MoreItem & { id: AccountAction })[] = [
    {
      id: "export",
      label: t("users.actions.export"),
      icon: IconDownload,
      onPick: actions.exportData,
    },
    {
      id: "disable",
      label: t("users.actions.disable"),
      icon: IconBan,
      danger: true,
      onPick: actions.disable,
    },
    {
      id: "remove",
      label: t("common.actions.delete"),
      icon: IconTrash,
      danger: true,
      onPick: actions.remove,
    },
    {
      id: "erase",
      label: t("users.actions.erase"),
      icon: IconEraser,
      danger: true,
      onPick: actions.erase,
    },
  ];
  return all.filter(({ id }) => may.has(id));
}

function PasswordButtons({
  may,
  hasMail,
  actions,
  onSetPassword,
}: PersonButtonsProps & { may: ReadonlySet<AccountAction> }) {
  const { t } = useTranslation();
  if (!may.has("setPassword")) return null;
  return (
    <Stack gap="xs" w="100%" mt="xs">
      <Title order={3} size="h5">
        {t("users.password.title")}
      </Title>
      <Group gap="xs">
        {may.has("reset") && hasMail && (
          <ActionButton
            icon={IconMailCog}
            label={t("users.actions.reset")}
            busy={actions.busy}
            onClick={actions.reset}
          />
        )}
        <ActionButton
          icon={IconKey}
          label={t("users.actions.generatePassword")}
          busy={actions.busy}
          onClick={actions.generatePassword}
        />
        <ActionButton
          icon={IconLockPassword}
          label={t("users.actions.setPassword")}
          onClick={onSetPassword}
        />
      </Group>
    </Stack>
  );
}

interface ActionButtonProps {
  label: string;
  icon: IconComponent;
  primary?: boolean;
  /** Something is being done already. */
  busy?: boolean;
  onClick: () => void;
}

function ActionButton(props: ActionButtonProps) {
  const { label, icon: Icon, primary = false, busy = false, onClick } = props;
  return (
    <Button
      variant={primary ? "filled" : "default"}
      size="sm"
      leftSection={<Icon size={18} aria-hidden />}
      disabled={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

import { Button, Group, Loader, Stack, Title } from "@mantine/core";
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
import { useOnline } from "../../../data/hooks/use-live";
import type { IconComponent } from "../../../ui/display/icon";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { AccountStatus } from "@domain/person/account";
import type { AccountAction } from "./possible-actions";
import { actionsAt } from "./possible-actions";
import type { AccountActions } from "./use-account-actions";

/** What opens a form of the record instead of doing something at once. */
type Form = "editing" | "password";

/** The id of the button that opens it. */
export const openerId = (form: Form): string => `person-${form}`;

interface PersonButtonsProps {
  name: string;
  status: AccountStatus;
  /** They have accepted the terms once, and were invited then. */
  cameIn: boolean;
  /** Their mail is known: without it nothing can be sent. */
  hasMail: boolean;
  /** Their access is known, so that it can be changed. */
  hasAccess: boolean;
  actions: AccountActions;
  onDoing: (form: Form) => void;
}

/** What may be done with somebody's account, as its status allows: the likeliest first, what ends something under "⋯". */
export function PersonButtons(props: PersonButtonsProps) {
  const { name, status, hasAccess, actions, onDoing } = props;
  const { t } = useTranslation();
  const may = actionsAt(status, props.cameIn);
  const items = useMoreItems(may, actions);
  const online = useOnline();
  const { doing } = actions;
  return (
    <Group gap="xs">
      {may.has("invite") && (
        <ActionButton
          primary
          icon={IconMailForward}
          label={t("users.actions.invite")}
          id="invite"
          doing={doing}
          onClick={actions.invite}
        />
      )}
      {may.has("reactivate") && (
        <ActionButton
          primary
          icon={IconUserCheck}
          label={t("users.actions.reactivate")}
          id="reactivate"
          doing={doing}
          onClick={actions.reactivate}
        />
      )}
      {may.has("edit") && hasAccess && (
        <ActionButton
          opens="editing"
          icon={IconPencil}
          label={t("users.actions.edit")}
          id="edit"
          doing={doing}
          onClick={() => onDoing("editing")}
        />
      )}
      {online && <MoreMenu about={name} size={36} items={items} />}
      {items.some(({ id }) => id === doing) && <Loader size={18} aria-hidden />}
      <PasswordButtons {...props} may={may} />
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
  onDoing,
}: PersonButtonsProps & { may: ReadonlySet<AccountAction> }) {
  const { t } = useTranslation();
  const { doing } = actions;
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
            id="reset"
            doing={doing}
            onClick={actions.reset}
          />
        )}
        <ActionButton
          icon={IconKey}
          label={t("users.actions.generatePassword")}
          id="generatePassword"
          doing={doing}
          onClick={actions.generatePassword}
        />
        <ActionButton
          opens="password"
          icon={IconLockPassword}
          label={t("users.actions.setPassword")}
          id="setPassword"
          doing={doing}
          onClick={() => onDoing("password")}
        />
      </Group>
    </Stack>
  );
}

interface ActionButtonProps {
  id: AccountAction;
  /** The form it opens, if any. */
  opens?: Form;
  label: string;
  icon: IconComponent;
  primary?: boolean;
  /** What is being done already. */
  doing: AccountAction | null;
  onClick: () => void;
}

/** While something is done it does nothing, and keeps the focus: a disabled button would lose it. */
function ActionButton(props: ActionButtonProps) {
  const { id, opens, label, icon: Icon, primary = false, doing } = props;
  const online = useOnline();
  const busy = doing !== null;
  return (
    <Button
      {...(opens !== undefined && { id: openerId(opens) })}
      variant={primary ? "filled" : "default"}
      size="sm"
      leftSection={
        doing === id ? (
          <Loader size={18} color="currentColor" aria-hidden />
        ) : (
          <Icon size={18} aria-hidden />
        )
      }
      disabled={!online}
      data-disabled={busy || undefined}
      aria-disabled={busy || undefined}
      aria-busy={doing === id || undefined}
      onClick={busy ? undefined : props.onClick}
    >
      {label}
    </Button>
  );
}

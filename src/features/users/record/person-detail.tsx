import { href } from "@domain/pages";
import { fullName, initials } from "@domain/person/user";
import { Divider, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../data/hooks/use-live";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { TextLink } from "../../../ui/display/text-link";
import { FormFailure } from "../../../ui/form/form-failure";
import { Slot } from "../../slots";
import { statusOf } from "@domain/person/account";
import { AccountStatus } from "../parts/account-status";
import { NeedsNetwork } from "../parts/needs-network";
import { AccessEdit } from "./access-edit";
import { PasswordForm } from "./password-form";
import { openerId, PersonButtons } from "./person-buttons";
import { PersonFacts } from "./person-facts";
import { ShownPassword } from "./shown-password";
import type { AccountActions } from "./use-account-actions";
import { useAccountActions } from "./use-account-actions";
import type { Person } from "./use-person";

/** Whether the record is read, or one of its forms is open. */
export type Doing = "reading" | "editing" | "password";

/** A password to show, and whether it was typed and could not be set. */
export interface Shown {
  password: string;
  replaced: boolean;
}

interface PersonDetailProps {
  person: Person;
  doing: Doing;
  onDoing: (doing: Doing) => void;
  shown: Shown | null;
  onShow: (shown: Shown | null) => void;
  onDirty: (dirty: boolean) => void;
}

/** Whoever leaves a form is at the button that opened it. */
function useOpenerFocus(doing: Doing): void {
  const before = useRef(doing);
  useEffect(() => {
    const left = before.current;
    before.current = doing;
    if (left !== doing && left !== "reading")
      document.getElementById(openerId(left))?.focus();
  }, [doing]);
}

/** What is known of somebody, with what may be done with their account, or one of its forms. */
export function PersonDetail(props: PersonDetailProps) {
  const { person, doing, onDoing, shown, onShow, onDirty } = props;
  const { t } = useTranslation();
  const { userId, card, access, account, managed } = person;
  const name = fullName(card) || userId;
  const mail = account?.userMail ?? "";
  const actions = useAccountActions(
    { userId, zooId: card.zooId, name, mail: mail === "" ? null : mail },
    (password) => onShow({ password, replaced: false }),
  );
  useOpenerFocus(doing);
  const done = () => onDoing("reading");
  if (doing === "editing" && managed && access !== null)
    return (
      <AccessEdit
        person={person}
        access={access}
        onDirty={onDirty}
        onDone={done}
      />
    );
  if (doing === "password" && managed)
    return (
      <PasswordForm
        userId={userId}
        name={name}
        onDirty={onDirty}
        onShow={(password) => onShow({ password, replaced: true })}
        onDone={done}
      />
    );
  return (
    <Stack gap="md">
      <PersonHead person={person} />
      {managed && <Refusals actions={actions} />}
      {shown !== null && (
        <ShownPassword
          password={shown.password}
          reason={t(
            shown.replaced ? "users.password.replaced" : "users.password.made",
          )}
          onDone={() => onShow(null)}
        />
      )}
      {/* Nothing else is done before the password was noted. */}
      {managed && shown === null && (
        <PersonButtons
          name={name}
          status={statusOf(card, access ?? undefined)}
          cameIn={(account?.eula ?? 0) > 0}
          hasMail={mail !== ""}
          hasAccess={access !== null}
          actions={actions}
          onDoing={onDoing}
        />
      )}
      {!managed && <NotManaged self={person.self} />}
      <Divider />
      <PersonFacts person={person} />
      <Slot name="people.parts" props={{ id: userId }} />
    </Stack>
  );
}

/** Why nothing can be done now, or why the last thing was not: one at a time. */
function Refusals({ actions }: { actions: AccountActions }) {
  const { failure, attempt } = actions;
  if (!useOnline()) return <NeedsNetwork />;
  return (
    <FormFailure
      failure={failure}
      {...(attempt !== null && { title: attempt.title })}
      onRetry={() => attempt?.again()}
    />
  );
}

function NotManaged({ self }: { self: boolean }) {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed">
      {t(self ? "users.help.self" : "users.help.notManaged")}
      {self && (
        <>
          {" "}
          <TextLink to={href("userSettings")} inherit>
            {t("users.actions.toOwn")}
          </TextLink>
        </>
      )}
    </Text>
  );
}

function PersonHead({ person: { card, access } }: { person: Person }) {
  return (
    <Group gap="md" wrap="nowrap">
      <PersonAvatar
        name={fullName(card)}
        initials={initials(card)}
        picture={card.userProfilePicture}
        size={56}
      />
      <AccountStatus status={statusOf(card, access ?? undefined)} />
    </Group>
  );
}

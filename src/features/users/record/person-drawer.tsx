import { fullName, initials } from "@domain/person/user";
import { Button, Divider, Group, Stack, Text } from "@mantine/core";
import { IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { EmptyState } from "../../../ui/state/empty-state";
import { ErrorState } from "../../../ui/state/error-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { statusOf } from "../parts/account";
import { AccountStatus } from "../parts/account-status";
import { NeedsNetwork } from "../parts/needs-network";
import { AccessEdit, accessDrafts } from "./access-edit";
import { PasswordForm } from "./password-form";
import { PersonButtons } from "./person-buttons";
import { PersonFacts } from "./person-facts";
import { ShownPassword } from "./shown-password";
import { useAccountActions } from "./use-account-actions";
import type { Person } from "./use-person";
import { usePerson } from "./use-person";

interface PersonDrawerProps {
  userId: string;
  onClose: () => void;
}

/** Somebody's account beside the list, live, with what may be done with it. */
export function PersonDrawer({ userId, onClose }: PersonDrawerProps) {
  const { t } = useTranslation();
  const live = usePerson(userId);
  const [dirty, setDirty] = useState(false);
  const card = live.state === "data" ? live.data?.card : undefined;
  const handleClose = async () => {
    if (!(await askLeave(dirty))) return;
    if (dirty) accessDrafts.drop();
    onClose();
  };
  return (
    <RecordPanel
      title={card === undefined ? t("users.titleOne") : fullName(card)}
      onClose={() => void handleClose()}
    >
      {live.state === "error" ? (
        <ErrorState
          error={live}
          title={t("errors.messages.usersLoading")}
          onRetry={live.retry}
        />
      ) : (
        <QueryState
          query={live}
          skeleton={<PageSkeleton />}
          empty={
            <EmptyState
              icon={IconUserOff}
              title={t("users.states.missing")}
              body={t("common.messages.notThere")}
              action={
                <Button variant="light" onClick={onClose}>
                  {t("users.actions.toList")}
                </Button>
              }
            />
          }
        >
          {(person) =>
            person !== null && (
              <PersonDetail person={person} onDirty={setDirty} />
            )
          }
        </QueryState>
      )}
    </RecordPanel>
  );
}

interface PersonDetailProps {
  person: Person;
  onDirty: (dirty: boolean) => void;
}

type Doing = "reading" | "editing" | "password";

/** A password to show, and whether it was typed and could not be set. */
interface Shown {
  password: string;
  replaced: boolean;
}

function PersonDetail({ person, onDirty }: PersonDetailProps) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<Doing>("reading");
  const [shown, setShown] = useState<Shown | null>(null);
  const { userId, card, access, account, managed } = person;
  const name = fullName(card) || userId;
  const mail = account?.userMail ?? "";
  const actions = useAccountActions(
    { userId, zooId: card.zooId, name, mail: mail === "" ? null : mail },
    (password) => setShown({ password, replaced: false }),
  );
  const done = () => setDoing("reading");
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
        onShow={(password) => setShown({ password, replaced: true })}
        onDone={done}
      />
    );
  return (
    <Stack gap="md">
      <PersonHead person={person} />
      {managed && <NeedsNetwork />}
      <FormFailure
        failure={actions.failure}
        {...(actions.attempt !== null && { title: actions.attempt.title })}
        onRetry={() => actions.attempt?.again()}
      />
      {shown !== null && (
        <ShownPassword
          password={shown.password}
          reason={t(
            shown.replaced ? "users.password.replaced" : "users.password.made",
          )}
          onDone={() => setShown(null)}
        />
      )}
      {managed ? (
        <PersonButtons
          name={name}
          status={statusOf(card, access ?? undefined)}
          hasMail={mail !== ""}
          hasAccess={access !== null}
          actions={actions}
          onEdit={() => setDoing("editing")}
          onSetPassword={() => setDoing("password")}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t(person.self ? "users.help.self" : "users.help.notManaged")}
        </Text>
      )}
      <Divider />
      <PersonFacts person={person} />
    </Stack>
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

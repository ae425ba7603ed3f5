import type { Zoo } from "@domain/establishment/zoo";
import { staffLimit, staffQuery } from "@domain/person/person-queries";
import { fullName } from "@domain/person/user";
import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import {
  useLiveDoc,
  useLiveQueries,
  useOnline,
} from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { optionsFound } from "../../../ui/list/option-filter";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { Account } from "@domain/person/account";
import { NeedsNetwork } from "../parts/needs-network";
import { useProviders } from "../parts/use-providers";
import { setStaff } from "../user-writes";
import { Select } from "../../../ui/form/fields/choosers";

/** Who of the provider sees the establishment, as a panel of its settings. */
export function Component({ id }: { id: string }) {
  const may = useCan();
  const live = useLiveDoc("zoo", id);
  if (!may("staff", "zoo")) return null;
  return (
    <QueryState query={live}>
      {(row) => row !== null && <StaffAccess zoo={row.data} />}
    </QueryState>
  );
}

/** The provider's people who see the establishment; those whose card cannot be read are counted. */
function StaffAccess({ zoo }: { zoo: Zoo }) {
  const { t } = useTranslation();
  const may = useCan();
  const { zooId, staffAccess } = zoo;
  const known = useProviders(staffAccess, "");
  const { busy, failure, run } = useSubmit();
  const online = useOnline();
  const [again, setAgain] = useState<() => void>();
  const set = (ids: string[], message: string) => {
    const attempt = () =>
      run(
        () => setStaff(zooId, ids),
        () => notifyDone(message),
      );
    setAgain(() => attempt);
    attempt();
  };
  const remove = async ({ id, name }: Account) => {
    const sure = await confirm({
      title: t("users.questions.staff.title", { name }),
      body: t("users.questions.staff.body"),
      confirm: t("users.questions.staff.confirm"),
      danger: true,
    });
    if (!sure) return;
    set(
      staffAccess.filter((one) => one !== id),
      t("users.messages.staffRemoved", { name }),
    );
  };
  const unknown = staffAccess.length - known.length;
  return (
    <Panel title={t("users.settings.staffAccess")}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("users.help.staffAccess")}
          {!may("flagStaff", "users") && ` ${t("users.help.staffFinal")}`}
        </Text>
        <NeedsNetwork />
        <FormFailure
          failure={online ? failure : null}
          onRetry={() => again?.()}
        />
        {staffAccess.length === 0 && (
          <Text size="sm">{t("users.states.noStaff")}</Text>
        )}
        <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: "none" }}>
          {known.map((person) => (
            <StaffRow
              key={person.id}
              person={person}
              busy={busy || !online}
              onRemove={() => void remove(person)}
            />
          ))}
        </Stack>
        {unknown > 0 && (
          <Text size="sm" c="dimmed">
            {t("users.states.unknownStaff", { count: unknown })}
          </Text>
        )}
        {may("flagStaff", "users") && (
          <AddStaff
            listed={staffAccess}
            busy={busy || !online}
            onAdd={(id, name) =>
              set(
                [...staffAccess, id],
                t("users.messages.staffAdded", { name }),
              )
            }
          />
        )}
      </Stack>
    </Panel>
  );
}

interface StaffRowProps {
  person: Account;
  busy: boolean;
  onRemove: () => void;
}

function StaffRow({ person, busy, onRemove }: StaffRowProps) {
  const { t } = useTranslation();
  const { name, initials, picture } = person;
  return (
    <Group component="li" gap="sm" wrap="nowrap" justify="space-between">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <PersonAvatar
          name={name}
          initials={initials}
          picture={picture}
          decorative
        />
        <Text truncate title={name}>
          {name}
        </Text>
      </Group>
      <ActionIcon
        variant="subtle"
        size={44}
        disabled={busy}
        aria-label={t("common.messages.actionOn", {
          action: t("users.actions.removeStaff"),
          name,
        })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface AddStaffProps {
  listed: readonly string[];
  busy: boolean;
  onAdd: (id: string, name: string) => void;
}

/** Chooses among all the provider's people. */
function AddStaff({ listed, busy, onAdd }: AddStaffProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const live = useLiveQueries([staffQuery(staffLimit)]);
  const rows = live.state === "data" ? live.data.rows : [];
  const choices = rows
    .filter(
      ({ id, data }) =>
        !listed.includes(id) &&
        !data.isDeleted &&
        data.userStatus !== "disabled",
    )
    .map(({ id, data }) => ({ value: id, label: fullName(data) || id }))
    .sort((a, b) => byName(a.label, b.label));
  return (
    <Select
      label={t("users.actions.addStaff")}
      placeholder={t("users.states.chooseStaff")}
      nothingFoundMessage={t(
        choices.length === 0
          ? "users.states.allStaff"
          : "users.states.noOtherStaff",
      )}
      searchable
      filter={optionsFound}
      disabled={busy || live.state === "loading"}
      data={choices}
      value={null}
      onChange={(id, option) => {
        if (id !== null) onAdd(id, option.label);
      }}
    />
  );
}

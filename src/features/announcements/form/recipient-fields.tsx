import {
  announcementTeams,
  recipientEnclosuresMax,
  recipientsMax,
} from "@domain/announcement/announcement";
import type { AnnouncementForm } from "@domain/announcement/form";
import { isForEverybody } from "@domain/announcement/recipients";
import { fullName } from "@domain/person/user";
import { Chip, Fieldset, Group, Input, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useEnclosures, usePeople } from "../../../data/hooks/use-names";
import { optionsFound } from "../../../ui/list/option-filter";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { MultiSelect } from "../../../ui/form/fields/choosers";

interface RecipientFieldsProps {
  form: RecordForm<AnnouncementForm>;
  zooId: string;
}

/** Whom it is for: teams, people, the teams of enclosures; nobody chosen is everybody. */
export function RecipientFields({ form, zooId }: RecipientFieldsProps) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t("announcements.fields.recipients")} mx={0}>
      <Stack gap="sm">
        <Text size="sm" c={isForEverybody(form.values) ? undefined : "dimmed"}>
          {t("announcements.help.recipients")}
        </Text>
        <TeamField form={form} />
        <PeopleField form={form} zooId={zooId} />
        <EnclosureField form={form} zooId={zooId} />
      </Stack>
    </Fieldset>
  );
}

function TeamField({ form }: Pick<RecipientFieldsProps, "form">) {
  const { t } = useTranslation();
  const { id, error } = form.field("teams");
  const choose = (chosen: string[]) =>
    form.change({
      teams: announcementTeams.filter((team) => chosen.includes(team)),
    });
  return (
    <Input.Wrapper
      label={t("announcements.fields.teams")}
      labelElement="div"
      error={error}
    >
      <Chip.Group multiple value={form.values.teams} onChange={choose}>
        <Group
          id={id}
          role="group"
          tabIndex={-1}
          aria-label={t("announcements.fields.teams")}
          gap={6}
          mt={4}
        >
          {announcementTeams.map((team) => (
            <Chip key={team} value={team} radius="md">
              {t(`announcements.options.teams.${team}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** Those chosen that are not known any more keep their place. */
const withLost = (
  options: { value: string; label: string }[],
  chosen: readonly string[],
  label: string,
) => {
  const known = new Set(options.map(({ value }) => value));
  const lost = chosen.filter((id) => !known.has(id));
  return [...options, ...lost.map((value) => ({ value, label }))];
};

function PeopleField({ form, zooId }: RecipientFieldsProps) {
  const { t } = useTranslation();
  const { rows } = usePeople(zooId, { live: true });
  const chosen = form.values.recipientIds;
  const options = rows
    .filter(
      ({ id, data }) =>
        chosen.includes(id) ||
        (data.userStatus === "active" && !data.isDeleted),
    )
    .map(({ id, data }) => ({ value: id, label: fullName(data) || id }));
  return (
    <MultiSelect
      {...form.input("recipientIds")}
      label={t("announcements.fields.recipientIds")}
      data={withLost(options, chosen, t("announcements.states.unknownPerson"))}
      maxValues={recipientsMax}
      searchable
      filter={optionsFound}
      hidePickedOptions
      nothingFoundMessage={t("announcements.states.nobodyFound")}
    />
  );
}

function EnclosureField({ form, zooId }: RecipientFieldsProps) {
  const { t } = useTranslation();
  const { rows } = useEnclosures(zooId, { live: true });
  const chosen = form.values.enclosureIds;
  const options = rows.map(({ id, data }) => ({
    value: id,
    label: data.enclosureName,
  }));
  return (
    <MultiSelect
      {...form.input("enclosureIds")}
      label={t("announcements.fields.enclosureIds")}
      description={t("announcements.help.enclosureIds")}
      data={withLost(
        options,
        chosen,
        t("announcements.states.unknownEnclosure"),
      )}
      maxValues={recipientEnclosuresMax}
      searchable
      filter={optionsFound}
      hidePickedOptions
      nothingFoundMessage={t("announcements.states.noEnclosureFound")}
    />
  );
}

import { authorisedMax } from "@domain/animal/card/authorise";
import { authorisable } from "@domain/establishment/zoo-names";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ZooNames } from "../../../data/directory/use-zoo-names";
import { useZooNames } from "../../../data/directory/use-zoo-names";
import { useCan } from "../../../data/hooks/use-can";
import { useOnline } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { FormFailure } from "../../../ui/form/form-failure";
import { optionsFound } from "../../../ui/list/option-filter";
import { Panel } from "../../../ui/page/panel";
import { Select } from "../../../ui/form/fields/choosers";
import { useAuthorisation } from "./use-authorisation";

interface AnimalProps {
  row: Row<"animals">;
}

/** Which other establishments see an animal: for its administrators to say, for others to know. */
export function AuthorisedPanel({ row }: AnimalProps) {
  const { t } = useTranslation();
  const may = useCan("authorise", "animals", row.data);
  const { authorizedZooIds: ids, animalName: name } = row.data;
  if (isPutAway(row.data) || (!may && ids.length === 0)) return null;
  return (
    <Panel title={t("animals.neighbours.panel.title")}>
      {may ? (
        <Authorised row={row} />
      ) : (
        <Text size="sm">
          {t("animals.neighbours.panel.count", { count: ids.length, name })}
        </Text>
      )}
    </Panel>
  );
}

function Authorised({ row }: AnimalProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const names = useZooNames(true);
  const { busy, failure, change, retry } = useAuthorisation(row);
  const { authorizedZooIds: ids, animalName: name } = row.data;
  const known = ids.map((id) => ({
    id,
    name: names.of(id) ?? t("animals.neighbours.panel.unnamed"),
  }));
  const locked = busy || !online;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("animals.neighbours.panel.help", { name })}
      </Text>
      {!online && (
        <Text size="sm" role="status">
          {t("animals.neighbours.panel.network")}
        </Text>
      )}
      <FormFailure failure={online ? failure : null} onRetry={retry} />
      {ids.length === 0 ? (
        <Text size="sm">{t("animals.neighbours.panel.none")}</Text>
      ) : (
        <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: "none" }}>
          {known.map((zoo) => (
            <ZooRow
              key={zoo.id}
              name={zoo.name}
              locked={locked}
              onRemove={() => change(zoo, false)}
            />
          ))}
        </Stack>
      )}
      <ZooChoice
        names={names}
        row={row}
        locked={locked}
        onChoose={(zoo) => change(zoo, true)}
      />
      {ids.length > 0 && (
        <TextLink
          to={href("singleView", { animalId: row.id, tool: "card" })}
          size="sm"
        >
          {t("animals.neighbours.panel.see")}
        </TextLink>
      )}
    </Stack>
  );
}

interface ZooRowProps {
  name: string;
  locked: boolean;
  onRemove: () => void;
}

function ZooRow({ name, locked, onRemove }: ZooRowProps) {
  const { t } = useTranslation();
  return (
    <Group component="li" gap="sm" wrap="nowrap" justify="space-between">
      <Text truncate title={name}>
        {name}
      </Text>
      <ActionIcon
        variant="subtle"
        size={44}
        disabled={locked}
        aria-label={t("common.messages.actionOn", {
          action: t("animals.neighbours.panel.remove"),
          name,
        })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface ZooChoiceProps extends AnimalProps {
  names: ZooNames;
  locked: boolean;
  onChoose: (zoo: { id: string; name: string }) => void;
}

/** One of the establishments that are not authorised yet. */
function ZooChoice({ names, row, locked, onChoose }: ZooChoiceProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { zooId, authorizedZooIds } = row.data;
  const choices = authorisable(names.names, zooId)
    .filter((one) => !authorizedZooIds.includes(one.zooId))
    .map((one) => ({ value: one.zooId, label: one.zooName }))
    .sort((a, b) => byName(a.label, b.label));
  const isFull = authorizedZooIds.length >= authorisedMax;
  return (
    <Select
      label={t("animals.neighbours.panel.add")}
      placeholder={t("animals.neighbours.panel.choose")}
      description={
        isFull && t("animals.neighbours.panel.full", { count: authorisedMax })
      }
      nothingFoundMessage={t(
        choices.length === 0
          ? "animals.neighbours.panel.noOther"
          : "animals.neighbours.panel.noneFound",
      )}
      searchable
      filter={optionsFound}
      disabled={locked || isFull}
      data={choices}
      value={null}
      onChange={(id, option) => {
        if (id !== null) onChoose({ id, name: option.label });
      }}
    />
  );
}

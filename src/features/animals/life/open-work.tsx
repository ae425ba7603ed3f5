import type { EndForm } from "@domain/animal/end";
import { href } from "@domain/pages";
import { List, Skeleton, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { Panel } from "../../../ui/page/panel";
import type { OpenWork as Work } from "./use-open-work";

interface OpenWorkProps {
  form: RecordForm<EndForm>;
  work: Work;
}

/** What names an animal that ends, and what is to become of what is about it alone. */
export function OpenWork({ form, work }: OpenWorkProps) {
  const { t } = useTranslation();
  const { state, tasks, automations, shared, more } = work;
  const none = tasks.length + automations.length + shared === 0;
  return (
    <Panel title={t("animals.fields.animalStateWork")}>
      {state === "loading" ? (
        <Skeleton height={60} />
      ) : (
        <Stack gap="md">
          {state === "error" && (
            <Text>{t("animals.life.states.workUnknown")}</Text>
          )}
          {state === "data" && none && (
            <Text c="dimmed">{t("animals.life.states.noWork")}</Text>
          )}
          {(tasks.length > 0 || state === "error") && (
            <Alone
              title={t("animals.life.states.tasksAlone", {
                count: tasks.length,
              })}
              items={tasks.map(({ id, title }) => ({
                id,
                title,
                to: href("taskList", { taskId: id }),
              }))}
            >
              <ChoiceChips
                {...form.choice("tasks")}
                label={t("animals.life.fields.tasks")}
                options={(["cancel", "keep"] as const).map((value) => ({
                  value,
                  label: t(`animals.life.options.tasks.${value}`),
                }))}
              />
            </Alone>
          )}
          {(automations.length > 0 || state === "error") && (
            <Alone
              title={t("animals.life.states.automationsAlone", {
                count: automations.length,
              })}
              items={automations.map(({ id, title }) => ({
                id,
                title,
                to: href("taskList", { automationId: id }),
              }))}
            >
              <ChoiceChips
                {...form.choice("automations")}
                label={t("animals.life.fields.automations")}
                options={(["archive", "keep"] as const).map((value) => ({
                  value,
                  label: t(`animals.life.options.automations.${value}`),
                }))}
              />
            </Alone>
          )}
          {shared > 0 && (
            <Text>
              {t("animals.life.states.workShared", { count: shared })}
            </Text>
          )}
          {more && <Text c="dimmed">{t("animals.life.states.moreWork")}</Text>}
        </Stack>
      )}
    </Panel>
  );
}

interface AloneProps {
  title: string;
  items: readonly { id: string; title: string; to: string }[];
  children: ReactNode;
}

function Alone({ title, items, children }: AloneProps) {
  return (
    <div>
      {items.length > 0 && (
        <>
          <Text fw={600}>{title}</Text>
          <List spacing={2} mb="xs">
            {items.map((one) => (
              <List.Item key={one.id}>
                <TextLink to={one.to}>{one.title}</TextLink>
              </List.Item>
            ))}
          </List>
        </>
      )}
      {children}
    </div>
  );
}

import { newTaskForm } from "@domain/task/form/task-form";
import { placeOf } from "@domain/task/form/place";
import type { TaskForm } from "@domain/task/form/task-form";
import { taskTextNames } from "@domain/task/task";
import { Button, Stack } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { CollectField } from "../collect/collect-field";
import type { FieldsProps } from "../fields/fields-props";
import { LeadTimeField } from "../fields/lead-time-field";
import { NotificationField } from "../fields/notification-field";
import { TagsField } from "../fields/tags-field";
import { TypeField } from "../fields/type-field";
import { TextFields } from "../fields/word-fields";

const fields: readonly string[] = [
  "type",
  ...taskTextNames,
  "collect",
  "tags",
  "scheduledFor",
  "leadTime",
  "sendNotification",
];

/** Whether one of these fields is among the further ones. */
export const areMore = (names: readonly string[]): boolean =>
  names.some((name) => fields.includes(name));

const { type: proposedType } = newTaskForm(new Date(0));

/** Whether something was said in the further fields. */
export const saysMore = (form: TaskForm): boolean =>
  form.type !== proposedType ||
  form.scheduledFor !== null ||
  form.leadTime !== null ||
  form.sendNotification ||
  form.tags.length > 0 ||
  form.collect != null ||
  taskTextNames.some((name) => form[name].trim() !== "");

interface MoreFieldsProps extends FieldsProps {
  open: boolean;
  onToggle: () => void;
}

/** What few tasks need: kind, description, the value asked for, tags, start, since when it shows, who is told. */
export function MoreFields({ form, open, onToggle }: MoreFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { level, targets } = form.values;
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        px="xs"
        style={{ alignSelf: "flex-start" }}
        aria-expanded={open}
        aria-controls={id}
        rightSection={<Chevron size={16} aria-hidden />}
        onClick={onToggle}
      >
        {t("tasks.wizard.more")}
      </Button>
      <Stack gap="md" id={id} hidden={!open} display={open ? "flex" : "none"}>
        {open && (
          <>
            <TypeField form={form} />
            <TextFields form={form} />
            <CollectField
              form={form}
              enclosureIds={placeOf(level, targets).enclosureIds}
            />
            <TagsField form={form} />
            <DateTimeField
              {...form.input("scheduledFor")}
              label={t("tasks.fields.scheduledFor")}
              description={t("tasks.help.scheduledFor")}
              clearable
            />
            <LeadTimeField form={form} />
            <NotificationField form={form} />
          </>
        )}
      </Stack>
    </>
  );
}

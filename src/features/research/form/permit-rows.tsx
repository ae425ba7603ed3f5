import { noPermit } from "@domain/research/form";
import { permitsMost } from "@domain/research/project";
import {
  ActionIcon,
  Button,
  Fieldset,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../ui/form/fields/date-field";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { ProjectFieldsProps } from "./project-fields";

/** With whose leave a project is done, and from when to when. */
export function PermitRows({ form }: ProjectFieldsProps) {
  const { t } = useTranslation();
  const { permits } = form.values;
  const list = form.list("permits");
  const focusNext = useNextFocus();
  const idOf = (place: number, name: string) =>
    form.field(`permits.${place}.${name}`).id;
  return (
    <Fieldset legend={t("research.fields.permits")}>
      <Stack gap="md">
        {permits.map((permit, place) => (
          <SimpleGrid
            key={place}
            type="container"
            cols={{ base: 1, "560px": 2 }}
            role="group"
            aria-label={t("research.form.permit", { n: place + 1 })}
          >
            {(["number", "authority"] as const).map((name) => (
              <TextInput
                key={name}
                {...form.field(`permits.${place}.${name}`)}
                label={t(`research.fields.${name}`)}
                required={name === "number"}
                autoComplete="off"
                value={permit[name]}
                onChange={({ currentTarget }) =>
                  list.change(place, { [name]: currentTarget.value })
                }
              />
            ))}
            {(["from", "until"] as const).map((name) => (
              <DayField
                key={name}
                {...form.field(`permits.${place}.${name}`)}
                label={t(`research.fields.${name}`)}
                clearable
                value={permit[name]}
                onChange={(day) => list.change(place, { [name]: day })}
              />
            ))}
            <ActionIcon
              id={idOf(place, "remove")}
              size={44}
              aria-label={t("common.rows.remove", {
                name:
                  permit.number || t("research.form.permit", { n: place + 1 }),
              })}
              onClick={() => {
                list.remove(place);
                focusNext(
                  idOf(place, "remove"),
                  idOf(place - 1, "remove"),
                  form.field("permits").id,
                );
              }}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </SimpleGrid>
        ))}
        <Button
          id={form.field("permits").id}
          variant="light"
          mih={44}
          style={{ alignSelf: "flex-start" }}
          disabled={permits.length >= permitsMost}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            list.insert(noPermit);
            focusNext(idOf(permits.length, "number"));
          }}
        >
          {t("research.actions.addPermit")}
        </Button>
      </Stack>
    </Fieldset>
  );
}

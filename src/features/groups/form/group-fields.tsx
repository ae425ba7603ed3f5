import type { GroupForm } from "@domain/group/group";
import { groupNameMax } from "@domain/group/group";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { Slot } from "../../slots";

export function GroupFields({ form }: { form: RecordForm<GroupForm> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("groupName")}
        label={t("groups.fields.groupName")}
        required
        maxLength={groupNameMax + 20}
      />
      <Slot
        name="specieField"
        props={{
          ...form.field("specieId"),
          value: form.values.specieId,
          onChange: (specieId) => form.change({ specieId }),
          label: t("groups.fields.specieId"),
          description: t("groups.fields.specieHelp"),
        }}
      />
      <Textarea
        {...form.input("note")}
        label={t("groups.fields.note")}
        autosize
        minRows={3}
        maxRows={12}
      />
    </>
  );
}

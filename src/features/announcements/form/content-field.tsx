import { Box, Input, SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InputBinding } from "../../../ui/form/use-record-form";
import { MarkdownText } from "../../shared/markdown/markdown-text";

interface ContentFieldProps extends InputBinding<string> {
  maxLength: number;
}

/** Markdown as it is typed, or as it will be read. */
export function ContentField({ maxLength, ...field }: ContentFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState("write");
  return (
    <Box>
      <SegmentedControl
        size="xs"
        mb={4}
        aria-label={t("announcements.fields.content")}
        value={shown}
        onChange={setShown}
        data={[
          { value: "write", label: t("announcements.actions.write") },
          { value: "preview", label: t("announcements.actions.preview") },
        ]}
      />
      {shown === "write" ? (
        <Textarea
          {...field}
          label={t("announcements.fields.content")}
          description={t("announcements.help.content")}
          autosize
          minRows={5}
          maxRows={16}
          maxLength={maxLength}
        />
      ) : (
        <Input.Wrapper
          id={field.id}
          label={t("announcements.fields.content")}
          labelElement="div"
          error={field.error}
        >
          <Box mih={120} tabIndex={-1} id={field.id}>
            <MarkdownText
              text={
                field.value.trim() === ""
                  ? t("announcements.states.nothingTyped")
                  : field.value
              }
            />
          </Box>
        </Input.Wrapper>
      )}
    </Box>
  );
}

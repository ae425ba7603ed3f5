import { ActionIcon, Group, Image, Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { photoLimits } from "../../../data/files/use-taken-picture";
import { TakeButton } from "../../../ui/picture/taken/take-button";
import type { HeldPicture } from "./use-held-picture";

export interface ValuePictureProps {
  /** What is measured. */
  name: string;
  /** What goes with the value; null: none. */
  picture: HeldPicture | null;
  onChange: (picture: Blob | null) => void;
  /** A picture is being prepared, and given at the end of this. */
  onPrepare: (work: Promise<void>) => void;
}

/** The picture that goes with a value that is being given. */
export function ValuePicture(props: ValuePictureProps) {
  const { name, picture, onChange, onPrepare } = props;
  const { t } = useTranslation();
  return (
    <Input.Wrapper label={t("measures.fields.picture")} labelElement="div">
      <Group gap="sm" mt={4}>
        {picture !== null && (
          <Preview url={picture.url} onRemove={() => onChange(null)} />
        )}
        <TakeButton
          name={name}
          another={picture !== null}
          limits={photoLimits}
          take={(bytes) => {
            onChange(bytes);
            return Promise.resolve();
          }}
          onPrepare={onPrepare}
        />
      </Group>
    </Input.Wrapper>
  );
}

interface PreviewProps {
  url: string;
  onRemove: () => void;
}

function Preview({ url, onRemove }: PreviewProps) {
  const { t } = useTranslation();
  const label = t("pictures.actions.remove");
  return (
    <Group gap={4} wrap="nowrap">
      <Image
        src={url}
        alt={t("measures.fields.picture")}
        w={72}
        h={72}
        radius="md"
        fit="cover"
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={label}
        title={label}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

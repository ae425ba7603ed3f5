import { recordHref } from "@domain/pages";
import {
  ActionIcon,
  Button,
  Center,
  Group,
  Image,
  Loader,
  Modal,
  Text,
} from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { usePictureUrl } from "../../../ui/picture/picture-urls";
import { usePersonName } from "../parts/person";
import { usePictureWords } from "./picture-wall";
import type { ShownPicture } from "./shown-picture";
import { usePictureRemoval } from "./use-picture-removal";

interface LightBoxProps {
  pictures: readonly ShownPicture[];
  /** The one that is shown; null: closed. */
  shown: ShownPicture | null;
  onShow: (picture: ShownPicture | null) => void;
}

/** One picture large, with the arrows to the others; Escape closes it. */
export function LightBox({ pictures, shown, onShow }: LightBoxProps) {
  const { t } = useTranslation();
  const wordsOf = usePictureWords();
  return (
    <Modal
      opened={shown !== null}
      onClose={() => onShow(null)}
      size="xl"
      centered
      title={shown === null ? "" : wordsOf(shown)}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
      transitionProps={{ duration: 0 }}
    >
      {shown !== null && (
        <Large picture={shown} pictures={pictures} onShow={onShow} />
      )}
    </Modal>
  );
}

interface LargeProps {
  picture: ShownPicture;
  pictures: readonly ShownPicture[];
  onShow: (picture: ShownPicture | null) => void;
}

function Large({ picture, pictures, onShow }: LargeProps) {
  const { t } = useTranslation();
  const index = pictures.findIndex(({ id }) => id === picture.id);
  const steps = { ArrowLeft: index - 1, ArrowRight: index + 1 };
  function handleKey({ key }: KeyboardEvent): void {
    const next =
      key === "ArrowLeft" || key === "ArrowRight"
        ? pictures[steps[key]]
        : undefined;
    if (next !== undefined) onShow(next);
  }
  const arrow = (
    key: keyof typeof steps,
    label: string,
    Icon: typeof IconChevronLeft,
  ) => {
    const next = pictures[steps[key]];
    return (
      <ActionIcon
        variant="default"
        size={44}
        aria-label={label}
        aria-disabled={next === undefined}
        data-autofocus={key === "ArrowRight" ? true : undefined}
        onClick={() => next !== undefined && onShow(next)}
      >
        <Icon size={22} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <div onKeyDown={handleKey}>
      <LargeImage key={picture.id} picture={picture} />
      <Group justify="space-between" mt="md" wrap="nowrap">
        {arrow("ArrowLeft", t("events.actions.previous"), IconChevronLeft)}
        <Text role="status" size="sm" c="dimmed">
          {t("events.states.place", { n: index + 1, of: pictures.length })}
        </Text>
        {arrow("ArrowRight", t("events.actions.next"), IconChevronRight)}
      </Group>
      <About picture={picture} onGone={() => onShow(null)} />
    </div>
  );
}

function LargeImage({ picture }: { picture: ShownPicture }) {
  const { t } = useTranslation();
  const wordsOf = usePictureWords();
  const url = usePictureUrl(picture.path, "full");
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <Center h={240}>
        <Text>{t("events.states.unavailable")}</Text>
      </Center>
    );
  if (url === null)
    return (
      <Center h={240}>
        <Loader />
      </Center>
    );
  return (
    <Image
      src={url}
      alt={wordsOf(picture)}
      fit="contain"
      mah="60vh"
      onError={() => setFailed(true)}
    />
  );
}

function About({
  picture,
  onGone,
}: {
  picture: ShownPicture;
  onGone: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { subject, at, by } = picture;
  const remove = usePictureRemoval(picture, onGone);
  return (
    <Group mt="md" justify="space-between">
      <Text size="sm" c="dimmed">
        {[at && format.dateTime(at), by !== null && nameOf(by)]
          .filter((part) => typeof part === "string")
          .join(" · ")}
      </Text>
      <Group gap="sm">
        {remove !== null && (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            {t("events.actions.remove")}
          </Button>
        )}
        <ButtonLink
          variant="default"
          to={recordHref(subject.collection, subject.id)}
        >
          {t("events.actions.open")}
        </ButtonLink>
      </Group>
    </Group>
  );
}

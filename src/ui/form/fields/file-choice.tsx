import type { ButtonProps } from "@mantine/core";
import { Button, FileButton } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef } from "react";

interface FileChoiceProps extends Pick<ButtonProps, "disabled" | "loading"> {
  label: string;
  /** What kinds of files, as browsers are told. */
  accept: string;
  /** There is one already: the next step is another. */
  isChosen: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a file of the device to read, again and again. */
export function FileChoice(props: FileChoiceProps) {
  const { label, accept, isChosen, onChoose, ...ofButton } = props;
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept}
      resetRef={forget}
      onChange={(file) => {
        if (file !== null) onChoose(file);
        // A file that was mended is chosen again by the same name.
        forget.current?.();
      }}
    >
      {(given) => (
        <Button
          {...given}
          {...ofButton}
          mih={44}
          variant={isChosen ? "default" : "filled"}
          leftSection={<IconFileImport size={18} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}

import { Button, Stack, Textarea } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";

interface CopyFieldProps {
  label: string;
  description?: string;
  /** The words of the button. */
  copy: string;
  /** The same once it is taken. */
  copied: string;
  text: string;
  /** Set as a terminal shows it. */
  mono?: boolean;
  focused?: boolean;
}

/** A text to be taken elsewhere: copied at once, or marked and copied by hand. */
export function CopyField({
  label,
  description,
  copy,
  copied: copiedWords,
  text,
  mono = false,
  focused = false,
}: CopyFieldProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // It can be marked and copied by hand.
    }
  };
  const isCopied = copied === text;
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Stack gap="xs">
      <Textarea
        label={label}
        description={description}
        readOnly
        autosize
        value={text}
        {...(mono && { styles: { input: monospace } })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        {...(focused && { "data-autofocus": true })}
        variant={focused ? "filled" : "light"}
        mih={44}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => void take()}
      >
        {isCopied ? copiedWords : copy}
      </Button>
    </Stack>
  );
}

const monospace = {
  fontFamily: "var(--mantine-font-family-monospace)",
} as const;

import { Button } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import { useEffect } from "react";
import { notifyError } from "../feedback/notify";

interface RestoreButtonProps {
  label: string;
  restoration: { busy: boolean; failure: unknown; restore: () => void };
}

/** Brings a removed record back; why it could not be is said in a notice. */
export function RestoreButton({ label, restoration }: RestoreButtonProps) {
  const { busy, failure, restore } = restoration;
  useEffect(() => {
    if (failure !== null) notifyError(failure, label);
  }, [failure, label]);
  return (
    <Button
      size="xs"
      variant="light"
      loading={busy}
      leftSection={<IconRestore size={16} aria-hidden />}
      onClick={restore}
    >
      {label}
    </Button>
  );
}

import type { MantineSize } from "@mantine/core";
import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface PasswordFieldProps {
  id: string;
  name?: string;
  error?: string | undefined;
  label: string;
  description?: string;
  size?: MantineSize;
  maxLength?: number;
  /** One that is being chosen, not the present one. */
  isNew?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A password, hidden until it is asked to be seen. */
export function PasswordField({
  isNew = false,
  onChange,
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...input}
      required
      withAsterisk={false}
      autoComplete={isNew ? "new-password" : "current-password"}
      visibilityToggleButtonProps={{
        "aria-label": t("login.actions.showPassword"),
        tabIndex: 0,
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

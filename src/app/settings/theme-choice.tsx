import { Fieldset, UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ThemeName } from "../../ui/theme/palettes";
import { palettes, themeNames } from "../../ui/theme/palettes";
import { colour } from "../../ui/theme/ramp";
import { changeSettings, useSettings } from "./settings-store";
import classes from "./theme-choice.module.css";

/** The eight palettes, each shown by its own colour. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme } = useSettings();
  return (
    <Fieldset legend={t("shell.fields.theme")} variant="unstyled">
      <div className={classes.themes}>
        {themeNames.map((name) => (
          <Swatch key={name} name={name} chosen={name === theme} />
        ))}
      </div>
    </Fieldset>
  );
}

function Swatch({ name, chosen }: { name: ThemeName; chosen: boolean }) {
  const { t } = useTranslation();
  const { hue, chroma, darkUserBlock } = palettes[name];
  return (
    <UnstyledButton
      className={classes.theme ?? ""}
      aria-pressed={chosen}
      onClick={() => changeSettings({ theme: name })}
    >
      <span
        aria-hidden
        className={classes.swatch}
        style={{
          background: colour(0.51, chroma, hue),
          borderTopColor: darkUserBlock
            ? colour(0.27, 0.04, hue)
            : colour(0.895, chroma * 0.5, hue),
        }}
      >
        {chosen && <IconCheck size={18} />}
      </span>
      <span className={classes.name}>{t(`shell.options.theme.${name}`)}</span>
    </UnstyledButton>
  );
}

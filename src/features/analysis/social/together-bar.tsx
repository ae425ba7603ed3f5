import { Group, NumberInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bounds, useTogether } from "./use-together";

type Metres = "within" | "levelHeight";

/** How near two are together, and how high a level is; further choices beside them. */
export function TogetherBar({ children }: { children?: ReactNode }) {
  return (
    <Group gap="md" align="flex-end">
      <MetresField name="within" />
      <MetresField name="levelHeight" />
      {children}
    </Group>
  );
}

function MetresField({ name }: { name: Metres }) {
  const { t } = useTranslation();
  const [together, change] = useTogether();
  const [typed, type] = useState<number | string>(together[name]);
  const { least, most, usual } = bounds[name];
  return (
    <NumberInput
      label={t(`analysis.social.fields.${name}`)}
      placeholder={String(usual)}
      value={typed}
      min={least}
      max={most}
      step={0.5}
      onChange={(value) => {
        type(value);
        change({
          [name]:
            typeof value === "number" && value >= least && value <= most
              ? value
              : usual,
        });
      }}
      w={200}
    />
  );
}

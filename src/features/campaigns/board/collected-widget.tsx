import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { TextLink } from "../../../ui/display/text-link";
import { CollectedNow, useActiveCampaigns } from "./collected-now";

/** What campaigns collect by observation, and whether it is enough. */
export function Component() {
  const { t } = useTranslation();
  const today = parisDay(useNow());
  const live = useActiveCampaigns(today);
  return (
    <Stack gap="md">
      <div>
        <CollectedNow live={live} today={today} />
      </div>
      <TextLink to={href("campaignList")} size="sm">
        {t("campaigns.board.all")}
      </TextLink>
    </Stack>
  );
}

import { Stack, Switch } from "@mantine/core";
import type { ReactNode } from "react";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileUrl } from "../../../../data/files/use-file-url";
import type { Place } from "../use-ground";

/** The picture that a map was drawn over. */
interface ShownPlan {
  url: string;
  /** It may be saved with what is drawn over it; null: where it is kept it may only be shown. */
  image: HTMLImageElement | null;
}

const PlanContext = createContext<ShownPlan | null>(null);

/** The picture that shows through a heat map; null: there is none, or it is not wanted. */
export const useShownPlan = (): ShownPlan | null => useContext(PlanContext);

/** The picture as one that may be saved; null while it is fetched, and where it may not. */
function useSavable(url: string | null): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (url === null) return;
    const loading = new Image();
    loading.crossOrigin = "anonymous";
    loading.onload = () => setImage(loading);
    loading.src = url;
    return () => {
      loading.onload = null;
      setImage(null);
    };
  }, [url]);
  return image;
}

interface PlanUnderProps {
  place: Place;
  children: ReactNode;
}

/** Lets the picture of the enclosure's plan show through the heat maps in it, unless somebody does not want it; without one nothing changes. */
export function PlanUnder({ place, children }: PlanUnderProps) {
  const { t } = useTranslation();
  const [isWanted, want] = useState(true);
  const url = useFileUrl(place.plan, "full");
  const image = useSavable(url);
  const plan = useMemo(
    () => (url === null || !isWanted ? null : { url, image }),
    [url, image, isWanted],
  );
  return (
    <PlanContext value={plan}>
      <Stack gap="md">
        {place.plan !== null && (
          <Switch
            label={t("analysis.scan.heat.plan")}
            checked={isWanted}
            onChange={({ currentTarget }) => want(currentTarget.checked)}
            mih={44}
          />
        )}
        {children}
      </Stack>
    </PlanContext>
  );
}

import { href } from "@domain/pages";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { MissingPage } from "../../../ui/page/missing-page";

/** That what an address names is not there, and the way to the animals' health. */
export function NoRecord(
  what: Pick<ComponentProps<typeof MissingPage>, "heading" | "icon" | "title">,
) {
  const { t } = useTranslation();
  return (
    <MissingPage
      {...what}
      back={{
        to: href("veterinaryParameters"),
        label: t("measures.health.title"),
      }}
    />
  );
}

import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/de/{common,errors,login,shell}.json", "/locales/de/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/de/*.json",
      "!/locales/de/{common,errors,login,shell}.json",
      "!/locales/de/*.menu.json",
      "!/locales/de/mail.json",
    ],
    { import: "default" },
  ),
};

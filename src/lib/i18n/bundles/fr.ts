import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/fr/{common,errors,login,shell}.json", "/locales/fr/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/fr/*.json",
      "!/locales/fr/{common,errors,login,shell}.json",
      "!/locales/fr/*.menu.json",
      "!/locales/fr/mail.json",
    ],
    { import: "default" },
  ),
};

import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/es/{common,errors,login,shell}.json", "/locales/es/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/es/*.json",
      "!/locales/es/{common,errors,login,shell}.json",
      "!/locales/es/*.menu.json",
      "!/locales/es/mail.json",
    ],
    { import: "default" },
  ),
};

import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/nl/{common,errors,login,shell}.json", "/locales/nl/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/nl/*.json",
      "!/locales/nl/{common,errors,login,shell}.json",
      "!/locales/nl/*.menu.json",
      "!/locales/nl/mail.json",
    ],
    { import: "default" },
  ),
};

import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/it/{common,errors,login,shell}.json", "/locales/it/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/it/*.json",
      "!/locales/it/{common,errors,login,shell}.json",
      "!/locales/it/*.menu.json",
      "!/locales/it/mail.json",
    ],
    { import: "default" },
  ),
};

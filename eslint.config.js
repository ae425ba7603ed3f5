import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** Only what oxlint lacks, without types: all other rules are in .oxlintrc.json. */
export default defineConfig(
  // ESLint reads every JavaScript file, also what was built, even where no rule is for it: six times as long.
  globalIgnores(["**/*.{js,mjs,cjs}", "**/dist", ".cache", ".data"]),
  {
    files: ["src/domain/**/*.ts"],
    ignores: ["**/*.test.ts"],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "The domain has no clock: take now as an argument.",
        },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: "The domain has no clock: take now as an argument.",
        },
        {
          selector:
            "MemberExpression[object.name='Math'][property.name='random']",
          message: "The domain has no chance: take what varies as an argument.",
        },
      ],
    },
  },
);

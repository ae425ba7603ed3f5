import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Imports flow one way: domain <- data <- features <- app; ui and lib are leaves. */
const zone = (files, patterns) => ({
  files,
  rules: {
    "no-restricted-imports": ["error", { patterns }],
  },
});
const not = (group, message) => ({ group, message });
const sdk = not(
  ["firebase", "firebase/*", "@firebase/*"],
  "Only src/data talks to Firebase.",
);

export default tseslint.config(
  {
    ignores: [
      "**/node_modules",
      "**/dist",
      "functions/lib",
      ".data",
      ".cache",
      "coverage",
      "test-results",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ["**/*.ts", "**/*.tsx"],
  })),
  {
    files: ["**/*.ts", "**/*.tsx"],
    languageOptions: {
      parserOptions: {
        project: [
          "./tsconfig.app.json",
          "./tsconfig.node.json",
          "./functions/tsconfig.json",
          "./emulator/tsconfig.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-lines": ["error", { max: 400 }],
      "no-restricted-exports": [
        "error",
        { restrictDefaultExports: { direct: true } },
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ["src/**/*.tsx", "src/**/*.ts"],
    plugins: { "react-hooks": hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ["src/domain/**/*.ts"],
    ignores: ["**/*.test.ts"],
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
  zone(
    ["src/domain/**/*"],
    [
      sdk,
      not(
        [
          "react",
          "react-*",
          "@mantine/*",
          "**/data/**",
          "**/features/**",
          "**/app/**",
          "**/ui/**",
          "**/lib/**",
        ],
        "The domain stands alone.",
      ),
    ],
  ),
  zone(
    ["src/data/**/*"],
    [
      not(
        ["**/features/**", "**/app/**", "@mantine/*"],
        "data knows domain and lib only.",
      ),
    ],
  ),
  zone(
    ["src/features/**/*"],
    [sdk, not(["**/app/**"], "Features are composed by app, not the reverse.")],
  ),
  zone(["src/app/**/*"], [sdk]),
  zone(
    ["src/ui/**/*", "src/lib/**/*"],
    [
      sdk,
      not(
        [
          "**/domain/**",
          "@domain/**",
          "**/data/**",
          "**/features/**",
          "**/app/**",
        ],
        "ui and lib are leaves.",
      ),
    ],
  ),
  zone(
    ["functions/src/**/*"],
    [
      not(
        [
          "**/src/data/**",
          "**/src/features/**",
          "**/src/app/**",
          "**/src/ui/**",
          "**/src/lib/**",
        ],
        "Functions share the domain and locales only.",
      ),
    ],
  ),
  {
    files: [
      "**/*.test.ts",
      "**/*.test.tsx",
      "tests/**/*.ts",
      "emulator/{tests,conformance}/**/*.ts",
    ],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: [
      "vite.config.ts",
      "vitest.config.ts",
      "eslint.config.js",
      "{tests,emulator}/**/*.config.ts",
    ],
    rules: { "no-restricted-exports": "off" },
  },
  {
    files: ["**/*.mjs", "**/*.cjs", "**/*.js"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        require: "readonly",
        module: "readonly",
        __dirname: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        Buffer: "readonly",
        fetch: "readonly",
      },
    },
  },
);

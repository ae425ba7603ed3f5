import { describe, expect, it } from "vitest";
import {
  firstSignInIssues,
  newPasswordIssues,
  passwordChangeIssues,
  profileIssues,
  registrationIssues,
  termsIssues,
} from "./forms";

const found = (issues: readonly { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field} ${code}`);

describe("a new password", () => {
  it.each([
    ["secret", "secret", []],
    ["", "", ["password required"]],
    ["12345", "12345", ["password invalid"]],
    ["secret", "Secret", ["repeat invalid"]],
    ["12345", "1234", ["password invalid", "repeat invalid"]],
    ["x".repeat(129), "x".repeat(129), ["password tooLong"]],
    ["      ", "      ", ["password invalid"]],
  ])("%j and %j", (password, repeat, issues) => {
    expect(found(newPasswordIssues({ password, repeat }))).toEqual(issues);
  });

  it("asks for the present one, too", () => {
    const form = { current: "", password: "secret", repeat: "other!" };
    expect(found(passwordChangeIssues(form))).toEqual([
      "current required",
      "repeat invalid",
    ]);
  });
});

it("a first sign-in needs the terms, and says all that is wrong at once", () => {
  const form = { password: "1", repeat: "2", accepted: false };
  expect(found(firstSignInIssues(form))).toEqual([
    "password invalid",
    "accepted required",
    "repeat invalid",
  ]);
  expect(termsIssues({ accepted: true })).toEqual([]);
  expect(found(termsIssues({ accepted: false }))).toEqual([
    "accepted required",
  ]);
});

it("a registration needs both names", () => {
  const form = {
    userFirstname: " ",
    userLastname: "x".repeat(81),
    password: "secret",
    repeat: "secret",
    accepted: true,
  };
  expect(found(registrationIssues(form))).toEqual([
    "userFirstname required",
    "userLastname tooLong",
  ]);
});

it("a profile has names and a language of ours", () => {
  const form = { userFirstname: "Inès", userLastname: "Roy", language: "fr" };
  expect(profileIssues({ ...form, language: "fr" })).toEqual([]);
  expect(found(profileIssues({ ...form, language: "xx" as "fr" }))).toEqual([
    "language invalid",
  ]);
});

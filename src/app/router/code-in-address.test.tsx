import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { dropCode, useCode, watchCodes } from "./code-in-address";

const { href } = location;
let end: () => void = () => undefined;

afterEach(() => {
  act(() => end());
  act(dropCode);
  history.replaceState(null, "", href);
});

const openAt = (address: string) => {
  history.replaceState({ key: "kept" }, "", address);
  end = watchCodes();
  return renderHook(useCode).result;
};

it.each([
  ["/login?next=%2FDashboard#reset=the-code", "/login?next=%2FDashboard"],
  ["/Register#the-code", "/Register"],
  ["/register/#the-code", "/register/"],
])("takes the code out of %s", (address, left) => {
  const before = history.length;
  const code = openAt(address);
  expect(code.current).toBe("the-code");
  expect(location.pathname + location.search + location.hash).toBe(left);
  expect(history.state).toEqual({ key: "kept" });
  expect(history.length).toBe(before);
  act(dropCode);
  expect(code.current).toBeNull();
});

it("leaves what other pages have after #, and knows no code where there is none", () => {
  expect(openAt("/Dashboard#main").current).toBeNull();
  expect(location.hash).toBe("#main");
  expect(openAt("/login").current).toBeNull();
});

it("takes that of a link followed in the page that is open", () => {
  const code = openAt("/login");
  act(() => {
    history.replaceState(null, "", "/login#reset=later");
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(code.current).toBe("later");
  expect(location.hash).toBe("");
});

it("is there again after a reload of its page, until it is used", () => {
  openAt("/login#reset=the-code");
  act(() => end());
  expect(openAt("/login").current).toBe("the-code");
  act(dropCode);
  act(() => end());
  expect(openAt("/login").current).toBeNull();
});

it("is forgotten where another page is opened instead", () => {
  openAt("/Register#the-code");
  act(() => end());
  expect(openAt("/Dashboard").current).toBeNull();
  act(() => end());
  expect(openAt("/Register").current).toBeNull();
});

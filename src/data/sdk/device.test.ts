import { beforeEach, expect, it } from "vitest";
import { forgetPerson, keepPerson, keptPerson, setRemembers } from "./device";

const ines = { firstName: "Inès", zooId: "zoo-baie", right: "admin" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("keeps name, establishment and right in this tab, on this device where the person is remembered", () => {
  setRemembers(false);
  keepPerson("ines", ines);
  expect(localStorage.getItem("userData")).toBeNull();
  expect(sessionStorage.getItem("userRight")).toBe("admin");
  setRemembers(true);
  keepPerson("ines", ines);
  expect(sessionStorage.length).toBe(0);
  expect(JSON.parse(localStorage.getItem("userData") ?? "")).toEqual({
    uid: "ines",
    firstName: "Inès",
    zooId: "zoo-baie",
  });
  expect(localStorage.getItem("userRight")).toBe("admin");
  expect(keptPerson("ines")).toEqual(ines);
});

it("tells it to nobody else, and forgets it with the person", () => {
  setRemembers(true);
  keepPerson("ines", ines);
  expect(keptPerson("karim")).toBeNull();
  forgetPerson("ines");
  expect(keptPerson("ines")).toBeNull();
  expect(localStorage.getItem("userData")).toBeNull();
  expect(localStorage.getItem("userRight")).toBeNull();
});

it.each(["userId", "uid"])(
  "reads what an earlier version kept, whose it is under %s",
  (key) => {
    localStorage.setItem("userData", '{"firstName":"Inès","zooId":"zoo-baie"}');
    localStorage.setItem("userRight", '{"value":"admin"}');
    expect(keptPerson("ines")).toBeNull();
    localStorage.setItem(key, "ines");
    expect(keptPerson("ines")).toEqual(ines);
    expect(keptPerson("karim")).toBeNull();
  },
);

it("keeps no password, and removes the one an earlier version kept", () => {
  localStorage.setItem("rememberMeCrypt", "cipher");
  keepPerson("ines", ines);
  expect(localStorage.getItem("rememberMeCrypt")).toBeNull();
});

it.each(["nonsense", "null", "[]", '{"uid":"ines"}'])(
  "knows nobody where %j was stored",
  (text) => {
    localStorage.setItem("userData", text);
    localStorage.setItem("userRight", "superAdmin");
    expect(keptPerson("ines")).toBeNull();
  },
);

it("forgets what somebody who did not sign out was typing once another is here", () => {
  const draft = () => localStorage.getItem("draft task ines");
  setRemembers(true);
  keepPerson("ines", ines);
  localStorage.setItem("draft task ines", "x");
  keepPerson("ines", ines);
  expect(draft()).toBe("x");
  keepPerson("karim", ines);
  expect(draft()).toBeNull();
  localStorage.setItem("draft task ines", "x");
  forgetPerson("karim");
  expect(draft()).toBeNull();
});

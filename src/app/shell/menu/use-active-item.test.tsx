import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useActiveItem } from "./use-active-item";

const entries = [
  "/quizzListView",
  "/quizzListView?version=old",
  "/QuizzListViewReadOnly",
  "/QuestionListView",
  "/QuizzProfileView",
];

const litAt = (address: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(useActiveItem, { wrapper });
  return entries.filter(result.current);
};

it.each([
  ["/quizzListView", "/quizzListView"],
  ["/quizzListView?version=2", "/quizzListView"],
  ["/quizzListView?version=old", "/quizzListView?version=old"],
  ["/quizzManagementView?mode=create", "/quizzListView"],
  ["/quizzManagementView?surveyId=s&version=2", "/quizzListView"],
  ["/QuizzPreviewInternal?surveyId=s&version=1", "/quizzListView"],
  ["/QuizzPreview?surveyId=s", "/QuizzListViewReadOnly"],
  ["/QuestionManagementView?questionId=q&mode=edit", "/QuestionListView"],
  ["/QuestionTimeMachine?questionId=q&version=x", "/QuestionListView"],
  ["/QuestionComparisonView", "/QuestionListView"],
  ["/QuestionShortManagement", "/QuestionListView"],
  ["/QuizzProfileView?profileId=p", "/QuizzProfileView"],
  ["/ProfilComparisonView", "/QuizzProfileView"],
])("%s lights %s", (address, entry) => {
  expect(litAt(address)).toEqual([entry]);
});

it("lights nothing on a page that belongs to no entry", () => {
  expect(litAt("/userSettings")).toEqual([]);
});

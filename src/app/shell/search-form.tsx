import type { PageKey } from "@domain/pages";
import { href } from "@domain/pages";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { CarriedSearch } from "../../lib/carried-search";
import { features } from "../features";
import classes from "./top-bar.module.css";

const target = features.find(({ search }) => search !== undefined)?.search;

/** Opens the page that answers searches with what was typed; names never enter the address. */
export function SearchForm() {
  return target === undefined ? null : <SearchIn page={target} />;
}

function SearchIn({ page }: { page: PageKey }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const open = () => {
    const state: CarriedSearch = { search: text.trim() };
    void navigate(href(page), { state });
    setText("");
  };
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") open();
      }}
    >
      <TextInput
        type="search"
        aria-label={t("shell.actions.search")}
        placeholder={t("shell.actions.search")}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
}

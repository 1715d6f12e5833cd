/** Decap CMS's list, with named items and accessible buttons. */
import type * as React from "react";
import { withDays } from "./date-control";
import { focusFirstIn, lastItemIn } from "./find-field";

interface Props {
  forID: string;
}

interface ListControl extends React.Component<Props> {
  addItem: (value: unknown) => void;
  /** The name of an item; nothing for an item of a kind that the list does not have. */
  objectLabel(item: unknown): string | undefined;
}

const HANDLE = '[aria-roledescription="sortable"]';

/** Labels the buttons of an item's bar: open, move, remove. */
const nameButtons = (handle: Element): void => {
  const bar = handle.parentElement;
  const name = bar?.nextElementSibling?.textContent ?? "";
  const [open, remove] = bar?.querySelectorAll(":scope > button") ?? [];
  open?.setAttribute("aria-label", `Open or close ${name}`);
  handle.setAttribute("aria-label", `Move ${name}`);
  remove?.setAttribute("aria-label", `Remove ${name}`);
};

export const listControl = (control: new (props: Props) => ListControl) =>
  class extends control {
    constructor(props: Props) {
      super(props);
      const { addItem } = this;
      this.addItem = (value) => {
        addItem(value);
        // The item is rendered after the press that adds it.
        setTimeout(() => this.focusLast());
      };
    }

    override objectLabel(item: unknown): string {
      return withDays(super.objectLabel(item) ?? "");
    }

    private focusLast(): void {
      const list = this.root();
      const item = list && lastItemIn(list);
      if (item) focusFirstIn(item);
    }

    private root(): HTMLElement | null {
      return document.getElementById(this.props.forID);
    }

    override componentDidMount(): void {
      super.componentDidMount?.();
      this.root()?.addEventListener("click", this.openByName);
      this.nameAll();
    }

    override componentDidUpdate(): void {
      this.nameAll();
    }

    private nameAll(): void {
      for (const handle of this.root()?.querySelectorAll(HANDLE) ?? []) nameButtons(handle);
    }

    /** Opens an item by a click on its name, beside Decap CMS's small button. */
    private openByName = ({ target }: MouseEvent): void => {
      const bar = target instanceof Element ? target.previousElementSibling : null;
      if (bar?.querySelector(`:scope > ${HANDLE}`)) bar.querySelector("button")?.click();
    };
  };

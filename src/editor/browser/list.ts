/** Decap CMS's list, with named items and buttons, moved by the keyboard, too. */
import type * as React from "react";
import { withDays } from "./date-control";
import { focusFirstIn, lastItemIn } from "./find-field";
import { shownItem, type Field } from "./shown-item";

interface Props {
  forID: string;
  field: Field;
}

interface State {
  itemsCollapsed: boolean[];
}

interface ListControl extends React.Component<Props, State> {
  addItem: (value: unknown) => void;
  handleRemove: (index: number, event: React.SyntheticEvent) => void;
  onSortEnd: (move: { oldIndex: number; newIndex: number }) => void;
  /** The name of an item; nothing for an item of a kind that the list does not have. */
  objectLabel(item: unknown): string | undefined;
}

const HANDLE = '[aria-roledescription="sortable"]';

/** Marks the element of a list, which may be in an item of another. */
const LIST = "data-list";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const LONGEST_NAME = 80;

const buttonsOf = (handle: Element | undefined): HTMLButtonElement[] => [
  ...(handle?.parentElement?.querySelectorAll<HTMLButtonElement>(":scope > button") ?? []),
];

/** The handles of the items of a list, without those of lists in them. */
const handlesIn = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>(HANDLE) ?? [])].filter((handle) => handle.closest(`[${LIST}]`) === list);

/** The buttons above the items: open or close all, and add. */
const topButtonsOf = (list: HTMLElement | null): HTMLButtonElement[] => [
  ...(list?.querySelectorAll<HTMLButtonElement>(":scope > :first-child button") ?? []),
];

/** Sets the names and states of all buttons. */
const nameButtons = (list: HTMLElement, field: Props["field"], itemsCollapsed: readonly boolean[]): void => {
  const [all] = topButtonsOf(list);
  all?.setAttribute("aria-label", all.nextSibling?.textContent ?? "");
  all?.setAttribute("aria-expanded", String(itemsCollapsed.some((isCollapsed) => !isCollapsed)));
  for (const [index, handle] of handlesIn(list).entries()) {
    const words = handle.parentElement?.nextElementSibling?.textContent?.trim();
    const name = words || `${String(field.get("label_singular"))} ${index + 1}`;
    const [open, remove] = buttonsOf(handle);
    open?.setAttribute("aria-label", name);
    open?.setAttribute("aria-expanded", String(itemsCollapsed[index] === false));
    handle.setAttribute("aria-label", `Move ${name} by the arrow keys`);
    // Decap CMS's says how to move it by other keys, which it does not take.
    handle.removeAttribute("aria-describedby");
    remove?.setAttribute("aria-label", `Remove ${name}`);
  }
};

/** Opens an item by a click on its name, beside Decap CMS's small button. */
const openByName = ({ target }: MouseEvent): void => {
  const bar = target instanceof Element ? target.previousElementSibling : null;
  if (bar?.querySelector(`:scope > ${HANDLE}`)) bar.querySelector("button")?.click();
};

export const listControl = (control: new (props: Props) => ListControl) =>
  class extends control {
    constructor(props: Props) {
      super(props);
      const { addItem, handleRemove } = this;
      this.addItem = (value) => {
        addItem(value);
        // The item is rendered after the press that adds it.
        setTimeout(() => this.focusLast());
      };
      this.handleRemove = (index, event) => {
        handleRemove(index, event);
        setTimeout(() => this.focusNear(index));
      };
    }

    override objectLabel(item: unknown): string {
      const [line = ""] = withDays(super.objectLabel(shownItem(this.props.field, item)) ?? "").split("\n");
      // A text in Markdown may begin with a heading.
      const name = line.replace(/(^|: )#{1,6} /, "$1").replace(/:\s*$/, "");
      return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
    }

    private focusLast(): void {
      const list = this.root();
      const item = list && lastItemIn(list);
      if (item) focusFirstIn(item);
    }

    /** Focuses the item that has taken the place of one that was removed, or the button that adds one. */
    private focusNear(index: number): void {
      const handles = handlesIn(this.root());
      const [open] = buttonsOf(handles[Math.min(index, handles.length - 1)]);
      (open ?? topButtonsOf(this.root()).at(-1))?.focus();
    }

    private root(): HTMLElement | null {
      return document.getElementById(this.props.forID);
    }

    override componentDidMount(): void {
      super.componentDidMount?.();
      const root = this.root();
      root?.setAttribute(LIST, "");
      root?.addEventListener("click", openByName);
      root?.addEventListener("keydown", this.moveByKey);
      this.nameAll();
    }

    override componentDidUpdate(): void {
      this.nameAll();
    }

    private nameAll(): void {
      const root = this.root();
      if (root) nameButtons(root, this.props.field, this.state.itemsCollapsed);
    }

    private moveByKey = (event: KeyboardEvent): void => {
      const handles = handlesIn(this.root());
      const oldIndex = handles.indexOf(event.target as HTMLElement);
      const newIndex = oldIndex + (STEPS[event.key] ?? 0);
      if (oldIndex === -1 || !(event.key in STEPS)) return;
      event.preventDefault();
      if (newIndex < 0 || newIndex >= handles.length) return;
      this.onSortEnd({ oldIndex, newIndex });
      setTimeout(() => handlesIn(this.root())[newIndex]?.focus());
    };
  };

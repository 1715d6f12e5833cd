import { fireEvent, render, screen } from "@testing-library/react";
import { Tip } from "../../src/components/tip";

/** Popovers, which jsdom lacks. */
const openTips = new Set<Element>();
/** Whether the focus came by the keyboard. */
let isKeyboard = false;

/** `pointerType`, which jsdom lacks. */
class PointerEventWithType extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: PointerEventWithType });
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, "matches")?.value as Element["matches"];
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    if (selector === ":focus-visible") return isKeyboard;
    return selector === ":popover-open" ? openTips.has(this) : matches.call(this, selector);
  });
  const setOpen = (panel: Element, open: boolean): boolean => {
    if (open) openTips.add(panel);
    else openTips.delete(panel);
    return open;
  };
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    setOpen(this, true);
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    setOpen(this, false);
  };
  HTMLElement.prototype.togglePopover = function (this: HTMLElement, open) {
    return setOpen(this, typeof open === "boolean" ? open : !openTips.has(this));
  };
});

beforeEach(() => openTips.clear());

const tip = () => {
  const { container } = render(
    <>
      <Tip id="tip-1" label="Sammenlign: Vask" title="Vask">
        <p>En gang i året.</p>
      </Tip>
      <p>Annet</p>
    </>,
  );
  const button = screen.getByRole("button", { name: "Vask" });
  const panel = container.querySelector("[popover]") as HTMLElement;
  return { button, panel, elsewhere: screen.getByText("Annet") };
};

const mouse = { pointerType: "mouse" };

test("the button is labelled by its subject, and opens its popover natively", () => {
  const { button, panel } = tip();
  expect(button.getAttribute("type")).toBe("button");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Sammenlign: Vask");
  expect(button.getAttribute("popovertarget")).toBe(panel.id);
  expect(panel.getAttribute("popover")).toBe("auto");
  expect(panel.textContent).toBe("VaskEn gang i året.");
});

test("a click does not close the tip that hovering has opened", () => {
  expect(tip().button.getAttribute("popovertargetaction")).toBe("show");
});

test("hovering opens the tip, and leaving closes it", () => {
  const { button, panel, elsewhere } = tip();
  fireEvent.pointerEnter(button, mouse);
  expect(openTips.has(panel)).toBe(true);
  fireEvent.pointerLeave(button, { ...mouse, relatedTarget: elsewhere });
  expect(openTips.has(panel)).toBe(false);
});

test("the tip stays open while the mouse moves between button and tip", () => {
  const { button, panel, elsewhere } = tip();
  fireEvent.pointerEnter(button, mouse);
  fireEvent.pointerLeave(button, { ...mouse, relatedTarget: panel });
  expect(openTips.has(panel)).toBe(true);
  fireEvent.pointerLeave(panel, { ...mouse, relatedTarget: button });
  expect(openTips.has(panel)).toBe(true);
  fireEvent.pointerLeave(panel, { ...mouse, relatedTarget: elsewhere });
  expect(openTips.has(panel)).toBe(false);
});

test("the keyboard's focus opens the tip, and leaving closes it", () => {
  const { button, panel, elsewhere } = tip();
  isKeyboard = true;
  fireEvent.focus(button);
  expect(openTips.has(panel)).toBe(true);
  fireEvent.blur(button, { relatedTarget: elsewhere });
  expect(openTips.has(panel)).toBe(false);
  // The focus of a press, which opens it by itself.
  isKeyboard = false;
  fireEvent.focus(button);
  expect(openTips.has(panel)).toBe(false);
});

test("touch opens the tip by its click only", () => {
  const { button, panel } = tip();
  fireEvent.pointerEnter(button, { pointerType: "touch" });
  expect(openTips.has(panel)).toBe(false);
});

test("each tip has its own button and anchor", () => {
  const { container } = render(
    <>
      <Tip id="a" label="Om A" title="A">
        1
      </Tip>
      <Tip id="b" label="Om B" title="B">
        2
      </Tip>
    </>,
  );
  const targets = screen.getAllByRole("button").map((button) => button.getAttribute("popovertarget"));
  expect(targets).toEqual([...container.querySelectorAll("[popover]")].map(({ id }) => id));
  expect(new Set(targets).size).toBe(2);
});

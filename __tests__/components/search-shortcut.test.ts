import { isSearchShortcut } from "../../src/client/search-shortcut";

/** Presses a key on an element; true if that is the shortcut. */
const asks = (init: KeyboardEventInit, html = "<p>Text</p>"): boolean => {
  document.body.innerHTML = html;
  let answer = false;
  const listen = (event: KeyboardEvent): void => {
    answer = isSearchShortcut(event);
  };
  document.addEventListener("keydown", listen, { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  return answer;
};

test.each([[{ key: "/" }], [{ key: "k", ctrlKey: true }], [{ key: "k", metaKey: true }]])("%j is the shortcut", (key) =>
  expect(asks(key)).toBe(true),
);

test.each([
  [{ key: "k" }],
  [{ key: "/", ctrlKey: true }],
  [{ key: "k", ctrlKey: true, altKey: true }],
  [{ key: "Enter" }],
])("%j is not", (key) => expect(asks(key)).toBe(false));

test.each(["<input>", "<textarea></textarea>", "<select></select>"])("in %s the keys type", (field) => {
  expect(asks({ key: "/" }, field)).toBe(false);
  expect(asks({ key: "k", ctrlKey: true }, field)).toBe(false);
});

/** True for a press of a link that asks for no new tab or window, and that nothing else has answered yet. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

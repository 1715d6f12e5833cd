/** True for a plain click: no modifier keys, and not handled yet. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether a popover is open; never in a browser that does not know popovers, where the selector alone would throw. */
export const isOpenPopover = (element: HTMLElement | null): boolean =>
  element !== null && "hidePopover" in element && element.matches(":popover-open");

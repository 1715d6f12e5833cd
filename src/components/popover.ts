/** Whether a popover is open; false without popover support, where the selector would throw. */
export const isOpenPopover = (element: HTMLElement | null): boolean =>
  element !== null && "hidePopover" in element && element.matches(":popover-open");

/** Calls when the frame that the page is ready for has been painted. */
export const afterNextFrame = (callback: () => void): void => void requestAnimationFrame(() => setTimeout(callback));

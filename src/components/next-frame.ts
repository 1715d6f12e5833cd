/** Calls back after the next frame has been painted. */
export const afterNextFrame = (callback: () => void): void => void requestAnimationFrame(() => setTimeout(callback));

/** Adds a service's script. */
export const loadScript = (src: string): void =>
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));

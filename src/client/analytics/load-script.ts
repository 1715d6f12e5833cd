/** Adds a service's script; resolves when it has run, and never if it is blocked. */
export const loadScript = (src: string, data: Readonly<Record<string, string>> = {}): Promise<void> =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement("script"), { src, async: true, onload: () => resolve() });
    Object.assign(script.dataset, data);
    document.head.append(script);
  });

/** The queue that Google's scripts read. */
export const dataLayer = (): unknown[] => {
  const page = window as Window & { dataLayer?: unknown[] };
  return (page.dataLayer ??= []);
};

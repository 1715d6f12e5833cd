/** Gatsby's own loader, which its links use; `hovering` fetches a page's data and code. */
interface Window {
  ___loader?: { hovering: (path: string) => void };
}

/** What is used of stylis, which has no types of its own. */
declare module "stylis" {
  type Element = object;
  /** Takes each element of a sheet in turn, and hands back its text. */
  type Middleware = (element: Element, index: number, children: Element[], callback: Middleware) => string | undefined;
  export const compile: (css: string) => Element[];
  export const serialize: (elements: Element[], callback: Middleware) => string;
  export const middleware: (all: Middleware[]) => Middleware;
  export const stringify: Middleware;
  export const rulesheet: (callback: (rule: string) => void) => Middleware;
}

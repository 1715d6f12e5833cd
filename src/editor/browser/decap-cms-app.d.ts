declare module "decap-cms-app" {
  /** What is used of it is declared in main.ts, beside its use. */
  const cms: unknown;
  export default cms;
}

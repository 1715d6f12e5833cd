declare module "express" {
  /** What is used of an application is declared beside its use. */
  const express: () => unknown;
  export default express;
}

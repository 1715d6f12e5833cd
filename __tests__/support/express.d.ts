declare module "express" {
  /** The used methods are declared at their use. */
  const express: () => unknown;
  export default express;
}

/** Stylesheets as text, as esbuild loads them for this bundle. */
declare module "*.css" {
  const text: string;
  export default text;
}

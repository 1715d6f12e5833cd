declare module "decap-cms-app" {
  interface Cms {
    init: (options: { config: unknown }) => void;
    registerWidget: (name: string, control: unknown) => void;
  }

  const cms: Cms;
  export default cms;
}

declare module "decap-cms-app" {
  interface Cms {
    init: (options: { config: unknown }) => void;
    getLocale: (language: string) => import("./words").Phrases;
    registerLocale: (language: string, phrases: import("./words").Phrases) => void;
    registerWidget: (name: string, control: unknown) => void;
  }

  const cms: Cms;
  export default cms;
}

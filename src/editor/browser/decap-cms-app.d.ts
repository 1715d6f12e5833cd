declare module "decap-cms-app" {
  type HostBackend = import("./hosted-backend").HostBackend;
  type Phrases = import("./words").Phrases;

  interface Cms {
    init: (options: { config: unknown }) => void;
    getBackend: (name: string) => { init: (...settings: unknown[]) => HostBackend };
    registerBackend: (name: string, backend: new (...settings: never[]) => HostBackend) => void;
    getLocale: (language: string) => Phrases;
    registerLocale: (language: string, phrases: Phrases) => void;
    registerWidget: (name: string, control: unknown) => void;
  }

  const cms: Cms;
  export default cms;
}

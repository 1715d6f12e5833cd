/** The used parts of packages without types. */

declare module "probe-image-size" {
  const probe: { sync: (bytes: Uint8Array) => { width: number; height: number } | null };
  export default probe;
}

declare module "gatsby-plugin-sharp/process-file" {
  interface Transform {
    outputPath: string;
    args: { width: number; height: number; toFormat: string; fit: string; quality: number };
  }
  export const processFile: (
    file: string,
    transforms: readonly Transform[],
    options: { failOn: string; defaultQuality: number; stripMetadata: boolean },
  ) => Promise<unknown>;
}

/** Files and folders that operating systems, network drives and editors leave behind. */
const NAMES: readonly RegExp[] = [
  /^\./,
  /^~\$/,
  /~$/,
  /^#.*#$/,
  /\.(?:swp|swo|swx|tmp|part|crdownload|download|lnk)$/i,
  /^(?:Thumbs|ehthumbs(?:_vista)?)\.db$/i,
  /^(?:desktop\.ini|__MACOSX|lost\+found|found\.\d{3}|System Volume Information|Network Trash Folder|Temporary Items)$/i,
  /^[$@#]?recycle[rd]?(?:\.bin)?$/i,
  /^@eaDir$/i,
  // macOS names the icon of a folder with a line end, which other systems show in their own way.
  /^Icon[\r\uF00D?_]?$/,
];

/** True for the name of a file or folder that nobody wrote. */
export const isSystemFile = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));

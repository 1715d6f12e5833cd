/** Words that YAML 1.1 and many programs read as booleans. */
export const YES_OR_NO = /^(?:true|false|yes|no|on|off|y|n)$/i;

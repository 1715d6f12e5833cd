/** Words that many programs read as true or false, and that in a text would be read as they stand. */
export const YES_OR_NO = /^(?:true|false|yes|no|on|off|y|n)$/i;

/** Stands for the day on which an entry is begun: the built editor is older. */
export const TODAY = "{{today}}";

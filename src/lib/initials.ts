/** First letters of the first and last name, without titles such as "Dr." and anything after a comma. */
export const initials = (name: string): string => {
  const [person = ""] = name.split(",");
  const words = person.split(/\s+/).filter((word) => word && (!word.endsWith(".") || word.length === 2));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "").join("");
};

/** The source of a regular expression that matches a string literally. (Node 20 has no RegExp.escape.) */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

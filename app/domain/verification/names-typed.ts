/** A row of capitalised words, with small words between them. */
const row =
  /\p{Lu}[\p{L}\p{N}'’-]*(?: (?:(?:of|the|de|di|da|do|del|della|la|le|du|des|van|von|der|den|y|e|et|und|and) ){0,2}\p{Lu}[\p{L}\p{N}'’-]*){0,6}/gu
const mostNames = 40

/** Names that a person has typed: a plan may repeat them, since it is who typed them that knows the place. */
export function namesTyped(text: string): string[] {
  return (text.match(row) ?? []).slice(0, mostNames)
}

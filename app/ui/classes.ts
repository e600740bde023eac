/** Joins class names; what is false, null or undefined falls away. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

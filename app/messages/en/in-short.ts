/** Most characters of a description that search engines and previews show. */
const longest = 160

/** The whole sentences that fit into a description; where the first one is longer, as many of its words. */
export function inShort(text: string): string {
  if (text.length <= longest) return text
  const end = text.slice(0, longest + 1).search(/[.!?](?= [^.!?]*$)/)
  if (end > 0) return text.slice(0, end + 1)
  const cut = text.slice(0, longest)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut
  const stop = [...words].findLastIndex((letter) => !' ,;:'.includes(letter))
  return `${[...words].slice(0, stop + 1).join('')}…`
}

import type { Character } from './scripted-model'

/** Words, and what a model reads in them. */
const known: [RegExp, Record<string, unknown>][] = [
  [/i am vegetarian/i, { is: 'diet', what: 'Vegetarian', when: '' }],
  [/seen the colosseum/i, { is: 'seen', what: 'Colosseum', when: '' }],
  [/chew glass than see the vatican museums/i, { is: 'skip', what: 'Vatican Museums', when: '' }],
  [/wild horses could not drag us past the pantheon/i, { is: 'must', what: 'Pantheon', when: '' }],
  [/love museums/i, { is: 'skip', what: 'museum', when: '' }],
  [/the moon palace/i, { is: 'must', what: 'Moon Palace', when: '' }],
]

/** What a model reads in a traveller's text: what it knows, what no schema allows, or what nobody wrote. */
export function wishesOf(character: Character, text: string) {
  if (character === 'badly') return { wish: text }
  if (character === 'maliciously')
    return {
      wishes: ['no sights at all', text, text.slice(0, 40)].map((words) => ({
        ...{ words, is: 'skip', what: 'sight' },
        when: '',
      })),
      other: [],
    }
  const wishes = known.flatMap(([pattern, wish]): Record<string, unknown>[] => {
    const [words] = pattern.exec(text) ?? []
    return words === undefined ? [] : [{ words, ...wish }]
  })
  // What it makes up, and what it obeys.
  if (/invent/i.test(text)) wishes.push({ words: 'we love casinos', is: 'like', what: 'nightlife', when: '' })
  if (/ignore all/i.test(text)) wishes.push({ words: text, is: 'skip', what: 'museum', when: '' })
  return { wishes, other: [] }
}

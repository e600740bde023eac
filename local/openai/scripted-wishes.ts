import type { Character } from './scripted-model'

/** Words, and what a model reads in them. */
const known: [RegExp, Record<string, unknown>][] = [
  [/i am vegetarian/i, { is: 'diet', diet: 'Vegetarian' }],
  [/seen the colosseum/i, { is: 'seen', what: 'Colosseum' }],
  [/chew glass than see the vatican museums/i, { is: 'skip', what: 'Vatican Museums', except: [], when: '' }],
  [/wild horses could not drag us past the pantheon/i, { is: 'must', what: 'Pantheon' }],
  [/love museums/i, { is: 'skip', what: 'museum', except: [], when: '' }],
  [/the moon palace/i, { is: 'must', what: 'Moon Palace' }],
]

/** What a model reads in a traveller's text: what it knows, what no schema allows, or what nobody wrote. */
export function wishesOf(character: Character, text: string) {
  if (character === 'badly') return { wish: text }
  if (character === 'maliciously')
    return {
      wishes: ['no sights at all', text, text.slice(0, 40)].map((words) => ({
        ...{ words, is: 'skip', what: 'sight' },
        ...{ except: [], when: '' },
      })),
      other: [],
    }
  const wishes = known.flatMap(([pattern, wish]): Record<string, unknown>[] => {
    const [words] = pattern.exec(text) ?? []
    return words === undefined ? [] : [{ words, ...wish }]
  })
  // What it makes up, and what it obeys.
  if (/invent/i.test(text)) wishes.push({ words: 'we love casinos', is: 'like', what: 'nightlife' })
  if (/ignore all/i.test(text)) wishes.push({ words: text, is: 'skip', what: 'museum', except: [], when: '' })
  return { wishes, other: [] }
}

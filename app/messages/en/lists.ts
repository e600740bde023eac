import { listed } from '~/domain/planning/catalogue-engine/words'

/** "Monti and Trastevere"; names with an "and" of their own are set one after the other. */
export function joined(names: string[]): string {
  return names.some((name) => name.includes(' and ')) ? names.join(', then ') : listed(names)
}

import type { AnswerFailure } from '~/domain/planning/llm-engine/language-model'
import { because } from '~/domain/planning/llm-engine/note'
import { makingSentences } from '~/domain/planning/llm-engine/sentences'
import { chapter } from '~/messages/language'

export const making = chapter(makingSentences, {
  'making.own-planner': ({ reason }) =>
    `Made by our own planner, since ${whyNot(reason)}. Every check is the same.`,
  'making.own-days': ({ days, reason }) => {
    const which =
      days.length === 1
        ? `Day ${days[0]} was`
        : `Days ${days.slice(0, -1).join(', ')} and ${days.at(-1)} were`
    return `${which} made by our own planner, since ${whyNot(reason)}. Every check is the same.`
  },
  'named.idea': ({ kind, text }, say) => `${say(kind)}. ${say(text)}`.trim(),
})

function whyNot(reason: AnswerFailure | 'words'): string {
  return reason === 'words' ? 'its words did not pass our checks' : because[reason]
}

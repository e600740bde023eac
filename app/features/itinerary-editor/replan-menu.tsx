import { draftOf } from '~/domain/itinerary/edit/draft'
import { optimiseDay } from '~/domain/itinerary/edit/optimise-day'
import { rainyDay, slowerDay, startLater } from '~/domain/itinerary/edit/revise'
import { Icon } from '~/ui/icon'
import { Menu, type MenuEntry } from '~/ui/menu'
import { type EditorTools, useEditorTools } from './editor-tools'

const noon = 12 * 60

/** Ways to plan a day, or all of them, anew. What is locked stays. */
export function ReplanMenu({ day }: { day: number | null }) {
  const tools = useEditorTools()
  const label = day === null ? 'Re-plan the trip' : `Re-plan day ${day}`
  return (
    <Menu label={label} entries={() => entries(day, tools)}>
      <Icon name="register" />
      <span className="text-small">Re-plan</span>
    </Menu>
  )
}

function entries(day: number | null, tools: EditorTools): MenuEntry[] {
  const where = day === null ? 'the trip' : `day ${day}`
  const plan = (title: string, make: typeof rainyDay) => () => {
    const moves = make(draftOf(tools.current()), day, tools.facts)
    tools.open({ kind: 'compare', title, moves })
  }
  const optimise = () => {
    const draft = draftOf(tools.current())
    const days = day === null ? draft.itinerary.days.map((each) => each.day) : [day]
    const moves = days.flatMap((number) => optimiseDay(draft, number, tools.facts))
    if (moves.length > 0) tools.edit(moves, `A shorter way round for ${where}.`)
    else tools.say(`No shorter way round was found for ${where}.`)
  }
  return [
    {
      id: 'optimise',
      label: day === null ? 'Optimise every day' : 'Optimise this day',
      icon: 'walk',
      onAction: optimise,
    },
    { id: 'rainy', label: 'Rainy day', icon: 'sight', onAction: plan(`A rainy plan for ${where}`, rainyDay) },
    { id: 'slower', label: 'Slower', icon: 'clock', onAction: plan(`A slower plan for ${where}`, slowerDay) },
    {
      id: 'noon',
      label: 'We start at noon',
      icon: 'sun',
      onAction: plan(`Starting at noon`, (draft, number, facts) => startLater(draft, number, facts, noon)),
    },
  ]
}

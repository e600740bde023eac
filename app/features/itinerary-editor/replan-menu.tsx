import type { Replan } from '~/domain/request/replan'
import { Menu, type MenuEntry } from '~/ui/menu'
import { TripIcon } from '~/ui/trip-icon'
import { type EditorTools, useEditorTools } from './editor-tools'

/** Ways to re-plan a day or all days. Locked stops stay. */
export function ReplanMenu({ day }: { day: number | null }) {
  const tools = useEditorTools()
  const label = day === null ? 'Re-plan the trip' : `Re-plan day ${day}`
  return (
    <Menu label={label} entries={() => entries(day, tools)}>
      <TripIcon name="register" />
      <span className="text-small">Re-plan</span>
    </Menu>
  )
}

function entries(day: number | null, { current, open }: EditorTools): MenuEntry[] {
  const where = day === null ? 'the trip' : `day ${day}`
  const days = day === null ? current().days.map((each) => each.day) : [day]
  const plan = (title: string, change: Omit<Replan, 'days'>) => () =>
    open({ kind: 'compare', proposal: { title, days, change } })
  return [
    {
      id: 'optimise',
      label: day === null ? 'Optimise every day' : 'Optimise this day',
      icon: 'walk',
      onAction: plan(`A shorter way round for ${where}`, { sameStops: true }),
    },
    {
      id: 'rainy',
      label: 'Rainy day',
      icon: 'sight',
      onAction: plan(`A rainy plan for ${where}`, { rainy: true }),
    },
    {
      id: 'slower',
      label: 'Slower',
      icon: 'clock',
      onAction: plan(`A slower plan for ${where}`, { slower: true }),
    },
    {
      id: 'noon',
      label: 'We start at noon',
      icon: 'sun',
      onAction: plan('Starting at noon', { from: '12:00' }),
    },
  ]
}

import { useState } from 'react'
import { Checkbox, Switch } from '~/ui/checkbox'
import { Segmented } from '~/ui/segmented'
import { Slider } from '~/ui/slider'
import { OfferedTag, RemovableTag, ToggleTag } from '~/ui/tag'
import { ThemeSwitch } from '~/ui/theme-switch'
import { Section, Specimen } from './section'

const budgets = [
  { value: 'budget', label: 'Budget' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'luxury', label: 'Luxury' },
] as const

type Budget = (typeof budgets)[number]['value']

export function Choices() {
  const [budget, setBudget] = useState<Budget>('moderate')
  const [walking, setWalking] = useState(4)
  return (
    <Section id="choices" title="Choices">
      <div className="design-row">
        <Specimen note="checkbox">
          <Checkbox>Step-free ways</Checkbox>
          <Checkbox defaultChecked>Step-free ways</Checkbox>
          <Checkbox disabled>Step-free ways</Checkbox>
        </Specimen>
        <Specimen note="checkbox, focus" forced="focus">
          <Checkbox defaultChecked>Step-free ways</Checkbox>
        </Specimen>
        <Specimen note="switch">
          <Switch>Share costs</Switch>
          <Switch defaultChecked>Share costs</Switch>
          <Switch disabled>Share costs</Switch>
        </Specimen>
        <Specimen note="switch, focus" forced="focus">
          <Switch>Share costs</Switch>
        </Specimen>
        <Specimen note="theme">
          <ThemeSwitch compact />
        </Specimen>
      </div>
      <div className="design-row">
        <Specimen note="segmented">
          <Segmented label="Budget" options={budgets} value={budget} onChange={setBudget} />
        </Specimen>
        <Specimen note="segmented, focus" forced="focus">
          <Segmented label="Budget again" options={budgets} value={budget} onChange={setBudget} />
        </Specimen>
        <Specimen note="segmented, disabled">
          <Segmented label="Budget, fixed" options={budgets} value="budget" onChange={setBudget} disabled />
        </Specimen>
        <Specimen note="slider">
          <Slider
            label="Walking"
            value={walking}
            onChange={setWalking}
            min={1}
            max={10}
            valueText={`${walking} km a day`}
          />
        </Specimen>
        <Specimen note="slider, focus" forced="focus">
          <Slider
            label="Walking again"
            value={walking}
            onChange={setWalking}
            min={1}
            max={10}
            valueText={`${walking} km a day`}
          />
        </Specimen>
        <Specimen note="slider, disabled">
          <Slider
            label="Walking, fixed"
            value={2}
            onChange={setWalking}
            min={1}
            max={10}
            valueText="2 km a day"
            disabled
          />
        </Specimen>
      </div>
      <div className="design-row">
        <Specimen note="tag that toggles">
          <ToggleTag>Museums</ToggleTag> <ToggleTag defaultChecked>History</ToggleTag>{' '}
          <ToggleTag disabled>Nightlife</ToggleTag>
        </Specimen>
        <Specimen note="hover" forced="hover">
          <ToggleTag>Art</ToggleTag>
        </Specimen>
        <Specimen note="focus" forced="focus">
          <ToggleTag defaultChecked>Beach</ToggleTag>
        </Specimen>
        <Specimen note="chosen, offered">
          <RemovableTag label="Street food" onRemove={() => {}} />{' '}
          <OfferedTag label="Jazz" onAdd={() => {}} />
        </Specimen>
        <Specimen note="offered, hover" forced="hover">
          <OfferedTag label="Tiles" onAdd={() => {}} />
        </Specimen>
      </div>
    </Section>
  )
}

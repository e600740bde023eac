import { useState } from 'react'
import type { Houses } from '~/domain/guide/houses'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { SelectField, TextField } from '~/ui/text-field'
import { type OwnBase, ownBaseOf } from './own-base'

interface OwnBaseDialogProps {
  houses: Pick<Houses<string>, 'quarters' | 'center' | 'radiusKm'>
  onChoose: (own: OwnBase) => void
  onClose: () => void
}

/** A traveller's own address. Nothing is looked up: its position is that of the quarter, or what they paste. */
export function OwnBaseDialog({ houses, onChoose, onClose }: OwnBaseDialogProps) {
  const [typed, setTyped] = useState({ address: '', quarter: houses.quarters[0]?.name ?? '', position: '' })
  const [problem, setProblem] = useState('')
  const set = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setProblem('')
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title="Where do you stay?">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const own = ownBaseOf(typed, houses)
          if (!own.ok) return setProblem(own.problem)
          onChoose(own.base)
          onClose()
        }}
      >
        <TextField
          label="Address or name of your place"
          hint="As you want to read it in the plan. We do not look it up."
          value={typed.address}
          maxLength={80}
          onChange={({ target }) => set({ address: target.value })}
        />
        <SelectField
          label="Quarter"
          value={typed.quarter}
          options={houses.quarters.map(({ name }) => ({ value: name, label: name }))}
          onChange={({ target }) => set({ quarter: target.value })}
        />
        <TextField
          label="Position, if you know it"
          hint="Two numbers from a map, such as 41.8902, 12.4922. Without them we plan from the middle of the quarter."
          value={typed.position}
          maxLength={60}
          {...(problem && { error: problem })}
          onChange={({ target }) => set({ position: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Plan from here
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

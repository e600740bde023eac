import { useState } from 'react'
import type { Travellers } from '~/domain/travellers'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TravellersFields } from './travellers-fields'

interface TravellersDialogProps {
  travellers: Travellers
  onTake: (travellers: Travellers) => void
  onClose: () => void
}

/** Other travellers for a plan that is made. */
export function TravellersDialog({ travellers, onTake, onClose }: TravellersDialogProps) {
  const [chosen, setChosen] = useState(travellers)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Who travels?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onTake(chosen)}>
            Use these travellers
          </Button>
        </>
      }
    >
      <TravellersFields travellers={chosen} onChange={setChosen} />
      <p className="text-ink-soft text-small">
        The days stay as they are. The budget, the rooms and the booking links follow.
      </p>
    </Dialog>
  )
}

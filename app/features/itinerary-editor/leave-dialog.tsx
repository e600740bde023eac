import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface LeaveDialogProps {
  /** The question. */
  title: string
  /** What happens to the changes. */
  warning: string
  /** The label of the button that discards them. */
  leave: string
  onLeave: () => void
  onStay: () => void
}

/** Asks before unsaved changes are discarded. */
export function LeaveDialog({ title, warning, leave, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onStay} title={title}>
      <p>Your changes to this trip are not saved yet. {warning}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={onLeave}>
          {leave}
        </Button>
        <Button variant="primary" onClick={onStay}>
          Stay and keep editing
        </Button>
      </div>
    </Dialog>
  )
}

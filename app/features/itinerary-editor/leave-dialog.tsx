import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

/** Asked before unsaved changes are left behind. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onStay} title="Leave without saving?">
      <p>Your changes to this trip are not saved yet. If you leave now, they are gone.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="primary" onClick={onStay}>
          Stay and keep editing
        </Button>
      </div>
    </Dialog>
  )
}

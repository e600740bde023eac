import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { buttonClass } from './button-class'
import { classes } from './classes'
import { Icon } from './icon'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** A picture above the heading. */
  art?: ReactNode
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  /** Can only be closed by its own buttons. */
  isAlert?: boolean
  /** A wide dialog for two columns. */
  wide?: boolean
}

/** A dialog over the page. Load it with `lazy`, because it imports the overlay code. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  art,
  children,
  actions,
  isAlert = false,
  wide = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isAlert}
      className="fixed inset-0 z-40 grid place-items-end overflow-y-auto bg-[rgb(0_0_0/0.5)] entering:animate-[fade-in_var(--m-base)] sm:place-items-center sm:p-6"
    >
      <Modal
        className={classes(
          'w-full overflow-hidden rounded-sheet bg-ink-sheet text-ink-key shadow-pop entering:animate-[toast-in_var(--m-base)_var(--ease)]',
          wide ? 'sm:max-w-4xl' : 'sm:max-w-lg',
        )}
      >
        <AriaDialog
          role={isAlert ? 'alertdialog' : 'dialog'}
          className="relative max-h-[92dvh] overflow-y-auto outline-none"
        >
          {art && <div className="h-28 overflow-hidden [&>svg]:size-full">{art}</div>}
          <div className="grid gap-4 p-5 sm:p-6">
            <div className="flex items-start justify-between gap-4">
              <Heading slot="title" className="pt-1.5 text-head">
                {title}
              </Heading>
              {!isAlert && (
                <button
                  type="button"
                  onClick={() => onOpenChange(false)}
                  className={buttonClass({
                    variant: 'quiet',
                    size: 'small',
                    square: true,
                    className: '-mt-1 -mr-2',
                  })}
                >
                  <Icon name="close" label="Close" />
                </button>
              )}
            </div>
            {children}
            {actions && <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

import { useEffect, useRef } from 'react'
import { housePalette } from '~/domain/posters/house-palette'
import { Poster } from '~/features/posters/poster'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { SignupForm } from './signup-form'

/** The popup: a dialog with a strip of the poster. Escape, the close button and a click outside close it. */
export function NewsletterPopup({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // The heading is focused, not the close button or the field, so that no on-screen keyboard opens.
    heading.current?.focus()
  }, [])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet; the keyboard has Escape and the cross
    <dialog
      ref={dialog}
      aria-labelledby="newsletter-popup"
      onClose={onClosed}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] max-w-none overflow-y-auto rounded-sheet bg-ink-sheet p-0 text-ink-key shadow-pop backdrop:bg-[rgb(0_0_0/0.5)] max-sm:mb-4"
    >
      <div className="bg-pc-sky">
        <Poster {...housePalette} shape="strip" className="h-32 w-full" />
      </div>
      <div className="grid gap-3 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} id="newsletter-popup" className="pt-1 text-head outline-none">
            Take some travel inspiration with you
          </h2>
          <button
            type="button"
            onClick={close}
            className={buttonClass({
              variant: 'quiet',
              size: 'small',
              square: true,
              className: '-mt-1 -mr-2',
            })}
          >
            <Icon name="close" label="Close" />
          </button>
        </div>
        <p>New destinations, and trips worth copying. We ask only once per visit.</p>
        <SignupForm location="popup" labelledBy="newsletter-popup" />
      </div>
    </dialog>
  )
}

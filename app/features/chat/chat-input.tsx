import { useRef } from 'react'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { inputClass } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { useHydrating } from '~/ui/use-hydrating'

const questions = ['How much in total?', 'What else is near?']
const wishes = ['Less walking on day 1', 'Cheaper dinner', 'No museums']

const longest = 300

interface ChatInputProps {
  busy: boolean
  /** Whether the conversation is empty: examples are shown then. */
  fresh: boolean
  revisions: boolean
  onSend: (sentence: string) => void
}

/** The field for questions to the assistant. */
export function ChatInput({ busy, fresh, revisions, onSend }: ChatInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const hydrating = useHydrating()
  const send = (sentence: string) => {
    const words = sentence.trim()
    if (field.current === null || busy) return
    if (words === '') return field.current.focus()
    field.current.value = ''
    onSend(words)
  }
  return (
    <div
      className={classes(
        'grid gap-x-4 gap-y-2 pl-13',
        fresh && 'lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
      )}
    >
      <form
        className="flex max-w-[38em] gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send(field.current?.value ?? '')
        }}
      >
        {/* Not controlled: what was typed before this part was hydrated is in the field. */}
        <input
          ref={field}
          aria-label="Ask about this trip"
          placeholder={revisions ? 'Ask, or say what to change...' : 'Ask about this trip...'}
          maxLength={longest}
          autoComplete="off"
          className={inputClass}
        />
        <Button type="submit" square busy={busy} disabled={hydrating} aria-label="Send">
          <Icon name="right" />
        </Button>
      </form>
      {fresh && (
        // On a wide screen one row: as many as there is room for, none where there is not room for one.
        <div className="@container min-w-0">
          <div className="-ml-2 flex flex-wrap gap-x-1 lg:h-11 lg:overflow-hidden lg:@max-[10rem]:hidden">
            {[...questions, ...(revisions ? wishes : [])].map((sentence) => (
              <button
                key={sentence}
                type="button"
                onClick={() => send(sentence)}
                className={buttonClass({
                  variant: 'quiet',
                  size: 'small',
                  className: 'font-text whitespace-nowrap',
                })}
              >
                {sentence}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

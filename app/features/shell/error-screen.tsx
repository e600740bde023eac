import { useLocation } from '@remix-run/react'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'
import { HouseSheet } from './house-sheet'

interface ErrorScreenProps {
  title?: string
  text?: string
}

/** The screen for a fault of ours: a sheet whose hot plate slipped. */
export function ErrorScreen({
  title = 'Something went wrong',
  text = 'A plate slipped while this page was printed. Nothing of yours is lost; please try again.',
}: ErrorScreenProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">{title}</h1>
        <p className="mt-5 max-w-measure text-lead">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {/* Not the router's: the whole page is asked for again. */}
          <a href={pathname + search} className={buttonClass({ variant: 'primary' })}>
            Try again
          </a>
          <LinkButton to="/">Back to the front page</LinkButton>
        </div>
      </div>
      <HouseSheet fault="misregistered" />
    </div>
  )
}

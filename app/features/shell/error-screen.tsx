import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'
import { HouseSheet } from './house-sheet'
import { NotFoundScreen } from './not-found-screen'
import { useRequestNumber } from './request-number'

interface ErrorScreenProps {
  title: string
  /** What is safe, and what to do next. */
  text?: string
  /** Where to continue when another try does not help. */
  next: { label: string; to: string }
}

/**
 * The page of an error boundary: the area's own text for a failure of ours, and the 404 page for an unknown address.
 * The header and the footer stay.
 */
export function ErrorScreen({ title, text, next: { label, to } }: ErrorScreenProps) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const number = useRequestNumber()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  // Over a limit, or while something is being made, the route says why, in words.
  const isRefusal = isRouteErrorResponse(error) && (error.status === 429 || error.data?.title)
  const refusal = isRefusal ? error.data : null
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">{refusal?.title ?? title}</h1>
        <p className="mt-5 max-w-measure text-lead">
          {refusal?.message ?? `Something failed on our side. ${text ?? ''}`}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {/* A plain link, which loads the whole page again. */}
          <a href={pathname + search} className={buttonClass({ variant: 'primary' })}>
            Try again
          </a>
          <LinkButton to={to}>{label}</LinkButton>
        </div>
        {number && (
          <p className="mt-6">
            Does it fail again? Tell us this number: <code data-request-number="">{number}</code>
          </p>
        )}
      </div>
      <HouseSheet fault="misregistered" />
    </div>
  )
}

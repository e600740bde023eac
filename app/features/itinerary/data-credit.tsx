import type { Credit } from '~/domain/catalogue/credit'

interface DataCreditProps {
  credit: Credit
  className?: string
}

/** Names whose data the places of a trip are, as its licence asks for. */
export function DataCredit({ credit: { attribution, licence, url }, className = '' }: DataCreditProps) {
  return (
    <p className={`text-ink-soft text-small ${className}`}>
      Map data{' '}
      <a href={url} rel="noopener noreferrer license" className="underline underline-offset-4">
        {attribution}
      </a>
      , {licence}
    </p>
  )
}

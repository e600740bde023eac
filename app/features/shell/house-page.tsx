import type { ReactNode } from 'react'
import { HouseSheet } from './house-sheet'

interface HousePageProps {
  title: string
  text: string
  /** The text is the result of what was just sent. */
  isResult?: boolean
  /** The printing fault of the poster, where something is missing. */
  fault?: 'no-key' | 'misregistered'
  /** What can be done next. */
  children: ReactNode
}

/** A page of few words, beside the site's own poster. */
export function HousePage({ title, text, isResult, fault, children }: HousePageProps) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">{title}</h1>
        <p className="mt-5 max-w-measure text-lead" role={isResult ? 'status' : undefined}>
          {text}
        </p>
        {children}
      </div>
      <HouseSheet fault={fault} />
    </div>
  )
}

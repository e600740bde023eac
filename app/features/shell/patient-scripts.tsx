import { Scripts } from '@remix-run/react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterFirstPaint } from './after-first-paint'

interface Printed {
  children?: ReactNode
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * Remix's scripts, fetched after the first paint. A browser takes a preloaded module for as urgent as the style sheet, so
 * that a page which can be read without any of them would be painted after the last.
 */
export function PatientScripts({ nonce }: { nonce: string | undefined }) {
  // The browser keeps what the server printed, and needs no code for it.
  if (!import.meta.env.SSR) return null
  // As a function, because only so what it prints can be changed; its hooks run as ours.
  const printed = elements(Scripts({ nonce }))
  const preloads = printed.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []))
  return (
    <>
      {printed
        .filter(({ type }) => type === 'script')
        .map(({ props }) => {
          const { __html: code = '' } = props.dangerouslySetInnerHTML ?? {}
          const html = props.type === 'module' ? afterFirstPaint(code, preloads) : code
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Remix's own code, which it has escaped
          return <script key={html} {...props} dangerouslySetInnerHTML={{ __html: html }} />
        })}
    </>
  )
}

function elements(node: ReactNode): ReactElement<Printed>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Printed>(child)) return []
    return typeof child.type === 'string' ? [child] : elements(child.props.children)
  })
}

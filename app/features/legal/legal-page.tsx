import type { ReactNode } from 'react'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  summary: string
  /** "20 November 2026" */
  since: string
  sections: readonly LegalSection[]
}

/** A legal text in a readable size, with a table of contents. */
export function LegalPage({ title, summary, since, sections }: LegalPageProps) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-12 pb-20">
      <h1 className="text-hero">{title}</h1>
      <p className="mt-5 max-w-measure text-lead">{summary}</p>
      <p className="mt-2 text-ink-soft text-small">In force since {since}.</p>
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="border-ink-key border-t-2 pt-2 lg:sticky lg:top-4">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center leading-snug hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-[44rem] gap-10">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="scroll-mt-6 border-ink-key border-t-2 pt-3">
              <h2 className="text-head">{section.title}</h2>
              <div className="mt-3 grid gap-3 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5">{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The contact address, or that none is configured. */
export function ContactWords({ contact }: { contact: string | null }) {
  return contact ? (
    <a href={`mailto:${contact}`} className="font-strong underline underline-offset-4">
      {contact}
    </a>
  ) : (
    <>the contact address at the foot of every page (this installation has not been given one yet)</>
  )
}

export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} rel="noopener noreferrer" className="font-strong underline underline-offset-4">
      {children}
    </a>
  )
}

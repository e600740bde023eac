import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SetName } from '~/features/posters/set-name'
import { Icon } from '~/ui/icon'
import { siteName, siteNameFit } from './brand'
import { footerLinks, socialLinks } from './site-links'

/** The three inks in a row, like the colour bar at the edge of a printed sheet. */
function ColourBar({ paletteName }: { paletteName: string }) {
  return (
    <p className="flex items-center gap-2 text-micro">
      <span aria-hidden="true" className="flex [&>i]:-ml-2.5 [&>i]:size-4 [&>i]:rounded-full">
        <i className="ml-0! bg-pc-sky" />
        <i className="bg-pc-hot" />
        <i className="bg-pc-light" />
      </span>
      This page has {paletteName}’s colours.
    </p>
  )
}

interface SiteFooterProps {
  paletteName: string
  /** The newsletter form. */
  newsletter?: ReactNode
  /** Contact address. */
  email?: string
  hasImprint: boolean
  year: number
  /** The site's address. */
  origin: string
}

export function SiteFooter({ paletteName, newsletter, email, hasImprint, year, origin }: SiteFooterProps) {
  return (
    <footer
      id="contact"
      className="not-printed on-shade mt-auto overflow-hidden bg-pc-key text-pc-light [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:underline"
    >
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid grid-cols-2 gap-x-3 gap-y-8 pt-12 pb-8 min-[22.5rem]:grid-cols-3 sm:gap-x-6 lg:grid-cols-[1.8fr_repeat(3,1fr)]">
          <div className="col-span-full grid content-start gap-4 lg:col-span-1 lg:pr-8">
            {newsletter}
            {email ? (
              <p>
                Write to us:{' '}
                <a href={`mailto:${email}`} className="font-strong underline">
                  {email}
                </a>
              </p>
            ) : (
              <p>This installation has not been given a contact address yet.</p>
            )}
            <ul className="-ml-3 flex">
              {socialLinks.map(({ label, href, icon }) => (
                <li key={label}>
                  <a
                    href={href + encodeURIComponent(origin)}
                    rel="noopener noreferrer"
                    target="_blank"
                    className="size-11 justify-center"
                  >
                    <Icon name={icon} className="size-5" label={`Tell others on ${label}`} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footerLinks(hasImprint).map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="mb-1 text-body tracking-normal">{heading}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 pb-6 text-micro">
          <ColourBar paletteName={paletteName} />
          <p>
            © {year} {siteName}
          </p>
        </div>
        {/* Room for the tail of the Q, below the baseline. */}
        <div className="pb-[2.5%] text-pc-hot">
          <SetName as="p" name={siteName} fit={siteNameFit} decorative />
        </div>
      </div>
    </footer>
  )
}

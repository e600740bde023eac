import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { MailPart, MailText } from '~/domain/mail/mail'
import { type Company, companyLines } from '~/domain/operations/company'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { inks, type Palette } from '~/domain/posters/inks'

const narrow = "'Archivo Narrow', 'Arial Narrow', 'Helvetica Neue', Arial, sans-serif"
const plain = "Archivo, 'Helvetica Neue', Arial, sans-serif"

/** The night's edition, for programs that show it: styles of elements give way to it. */
function nightStyle(night: Palette): string {
  const rules = {
    // The library puts the style of a body and of a container on a cell inside as well.
    '.paper,.paper td': `background-color:${night.paper}`,
    '.sheet,.sheet td': `background-color:${night.sheet}`,
    '.key': `color:${night.key}`,
    '.soft': `color:${night.soft}`,
    '.field': `background-color:${night.field}`,
    '.hot': `background-color:${night.hot}`,
    '.shade': `background-color:${night.shade}`,
    '.button': `background-color:${night.key};color:${night.paper}`,
    '.line': `border-color:${night.line}`,
  }
  const lines = Object.entries(rules).map(
    ([name, style]) =>
      `${name}{${style
        .split(';')
        .map((each) => `${each} !important`)
        .join(';')}}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${lines.join('')}}`
}

interface MailFrame {
  site: string
  palette: PaletteSource
  /** Who runs the site; null where nobody has said. */
  company: Company | null
}

/** The mail as HTML: a poster of flat bands, which needs no picture, and what it says. */
export async function mailHtml(mail: MailText, { site, palette, company }: MailFrame) {
  const { day, night } = inks({ ...palette.facts, latitude: palette.latitude })
  const words = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: day.key }
  const stream = await renderToReadableStream(
    <Html lang="en">
      <Head>
        <title>{mail.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <style>{nightStyle(night)}</style>
      </Head>
      <Body
        className="paper"
        style={{ margin: 0, padding: '24px 12px', backgroundColor: day.paper, fontFamily: plain }}
      >
        <Preview>{mail.preview}</Preview>
        <Container className="sheet" style={{ maxWidth: '560px', backgroundColor: day.sheet }}>
          <Header title={mail.title} day={day} />
          <div style={{ padding: '28px 28px 12px' }}>
            {mail.parts.map((part) => (
              <Part key={JSON.stringify(part)} part={part} words={words} day={day} />
            ))}
          </div>
          <div className="line" style={{ padding: '16px 28px 24px', borderTop: `1px solid ${day.line}` }}>
            <Text
              className="soft"
              style={{ ...words, margin: 0, fontSize: '13px', lineHeight: '20px', color: day.soft }}
            >
              {mail.because}
              {mail.stop && (
                <>
                  {' '}
                  <Link href={mail.stop} color={day.soft} className="soft">
                    Unsubscribe
                  </Link>
                  .
                </>
              )}
              <br />
              <Link href={site} color={day.soft} className="soft">
                Vacation Planner HQ
              </Link>
              {company &&
                companyLines(company).map((line) => (
                  <Fragment key={line}>
                    <br />
                    {line}
                  </Fragment>
                ))}
            </Text>
          </div>
        </Container>
      </Body>
    </Html>,
  )
  return `<!DOCTYPE html>${withoutMarks(await new Response(stream).text())}`
}

/** React's marks for the browser: a mail is never taken over by a script. */
const withoutMarks = (html: string) =>
  html.replace(/<!-- ?-->|<!--\/?\$-->/g, '').replace(/^<!DOCTYPE html>/i, '')

function Link(props: { href: string; color: string; className: string; children: string }) {
  const { color, ...link } = props
  return <a {...link} style={{ color, textDecoration: 'underline' }} />
}

function Header({ title, day }: { title: string; day: Palette }) {
  return (
    <>
      <div className="field" style={{ padding: '34px 28px 26px', backgroundColor: day.field }}>
        <div
          style={{
            display: 'inline-block',
            padding: '16px 20px',
            backgroundColor: day.sheet,
          }}
          className="sheet"
        >
          <Heading
            as="h1"
            className="key"
            style={{ margin: 0, fontFamily: narrow, fontSize: '30px', lineHeight: '34px', color: day.key }}
          >
            {title}
          </Heading>
        </div>
      </div>
      <div className="hot" style={{ height: '10px', fontSize: 0, lineHeight: 0, backgroundColor: day.hot }} />
      <div
        className="shade"
        style={{ height: '6px', fontSize: 0, lineHeight: 0, backgroundColor: day.shade }}
      />
    </>
  )
}

function Part({ part, words, day }: { part: MailPart; words: CSSProperties; day: Palette }) {
  switch (part.kind) {
    case 'text':
      return (
        <Text className="key" style={words}>
          {part.text}
        </Text>
      )
    case 'button':
      return (
        <>
          <Button
            href={part.href}
            className="button"
            style={{
              padding: '13px 22px',
              backgroundColor: day.key,
              color: day.sheet,
              fontSize: '16px',
              fontWeight: 700,
            }}
          >
            {part.label}
          </Button>
          <Text
            className="soft"
            style={{
              ...words,
              margin: '10px 0 20px',
              fontSize: '13px',
              lineHeight: '19px',
              color: day.soft,
              wordBreak: 'break-all',
            }}
          >
            Or open {part.href}
          </Text>
        </>
      )
    case 'code':
      return (
        <Text
          className="key"
          style={{ ...words, fontFamily: narrow, fontSize: '40px', lineHeight: '48px', letterSpacing: '8px' }}
        >
          {part.code}
        </Text>
      )
    case 'facts':
      return (
        <>
          {part.facts.map(([name, value], index) => (
            <Text
              key={name}
              className="key"
              style={{ ...words, margin: index === part.facts.length - 1 ? '0 0 16px' : '0 0 6px' }}
            >
              <strong>{name}:</strong> {value}
            </Text>
          ))}
        </>
      )
    case 'list':
      return (
        <ul style={{ margin: '0 0 16px', paddingLeft: '20px' }}>
          {part.items.map((item) => (
            <li key={item} className="key" style={{ ...words, margin: '0 0 6px' }}>
              {item}
            </li>
          ))}
        </ul>
      )
  }
}

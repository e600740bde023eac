import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { JSDOM } from 'jsdom'
import { z } from 'zod'

const Data = z.looseObject({
  '@context': z.string(),
  '@graph': z.array(z.record(z.string(), z.unknown())).optional(),
})

/**
 * The structured data of a page as a tool that is not ours reads it: the types that it found, and each error, in words.
 * Search engines take the nodes of a graph one by one; this reader does not know graphs, so it is given the nodes.
 */
export async function readByValidator(html: string): Promise<{ types: string[]; errors: string[] }> {
  const { document } = new JSDOM(html).window
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const nodes = scripts.flatMap((script) => {
    const { '@graph': graph, ...rest } = Data.parse(JSON.parse(script.textContent ?? ''))
    return graph ? graph.map((node) => ({ '@context': rest['@context'], ...node })) : [rest]
  })
  const page = nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`)
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(page.join('\n'))
  const issues = await new Validator().validate(extracted)
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  return {
    types: Object.keys(extracted.jsonld ?? {}),
    errors: errors.map(({ issueMessage, fieldNames = [] }) => `${issueMessage} ${fieldNames.join(', ')}`),
  }
}

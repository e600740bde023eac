// The two packages come without types: what is used of them here.
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    fieldNames?: string[]
  }
  /** Holds data against what search engines ask of each type. */
  export default class Validator {
    validate(data: import('@marbec/web-auto-extractor').Extracted): Promise<Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    /** Nodes by their type. */
    jsonld?: Record<string, unknown[]>
  }
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean })
    parse(html: string): Extracted
  }
}

/** The part of jsdom that tests use; its package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string })
    readonly window: { readonly document: Document }
  }
}

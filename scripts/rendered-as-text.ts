import type { Plugin } from 'vite'

const file = '/react-dom/cjs/react-dom-server.browser.production.min.js'

/** What React's renderer does with each piece of a page, and what it does here instead. */
const replacements: [from: RegExp, to: string][] = [
  [/var l=null,n=0;\s*function p\(a,b\).*?(?=function t\(a,b\))/s, `var l="";${writing()}`],
  [/function ba\(a\)\{l&&.*?(?=var ca=new TextEncoder)/s, ''],
  [/function u\(a\)\{return ca\.encode\(a\)\}/, 'function u(a){return a}'],
  [/function w\(a\)\{return ca\.encode\(a\)\}/, 'function w(a){return a}'],
  [/l=new Uint8Array\(512\);n=0/g, 'l=""'],
]

/** Characters that are kept before they are sent. */
function writing(most = 16_384): string {
  return `function p(a,b){l+=b;l.length>${most}&&ba(a)}function ba(a){""!==l&&(a.enqueue(ca.encode(l)),l="")}`
}

/**
 * React's renderer, which keeps what it has rendered as text and encodes it when it is sent. By itself it encodes every name of
 * an element or attribute alone and copies it into pieces of 512 bytes, which takes most of the time of a long page. What is sent
 * is the same. Throws where the renderer's code is another one.
 */
export function renderedAsText(code: string): string {
  const text = replacements.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`React's renderer has no ${from.source} any more`)
    return text.replace(from, () => to)
  }, code)
  if (text.includes('Uint8Array')) throw new Error("React's renderer still writes bytes")
  return text
}

export function rendersAsText(): Plugin {
  return {
    name: 'renders-as-text',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(file) ? { code: renderedAsText(code), map: null } : null),
  }
}

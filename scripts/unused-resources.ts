import type { Plugin } from 'vite'

/**
 * The parts of the providers' clients that the product calls, by the folder or file that holds them. The clients make every
 * part when they start, so that no bundler leaves one out by itself: all of them are a third of the Worker.
 */
export const usedResources = {
  openai: ['chat', 'shared'],
  stripe: [
    'BillingPortal',
    'Charges',
    'Coupons',
    'Customers',
    'Disputes',
    'Events',
    'Invoices',
    'PaymentIntents',
    'Products',
    'Refunds',
    'Subscriptions',
  ],
}

const resourceFile = /\/node_modules\/(openai|stripe\/esm)\/resources\/([A-Za-z0-9-]+)(?:\/.*)?(?:\.m?js)$/

/** Whether a module is a part of a provider's client that the product never calls. */
export function isUnusedResource(id: string): boolean {
  const [, library, part = ''] = resourceFile.exec(id.replaceAll('\\', '/')) ?? []
  if (!library || part === 'index') return false
  return !usedResources[library === 'openai' ? 'openai' : 'stripe'].includes(part)
}

/** A module with the same exports: classes that can be constructed and throw an error when a property is read. */
export function emptyResource(code: string): string {
  const declared = [...code.matchAll(/^export (?:class|const|let|function|async function) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.trim()),
  )
  const names = [...declared, ...listed].filter((name) => name && name !== 'default')
  const passedOn = [...code.matchAll(/^export \* from .*$/gm)].map(([line]) => line)
  return [
    ...passedOn,
    'const leftOut = (name) => class { constructor() { return new Proxy(this, { get(_, key) {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is code.
    '  if (typeof key === "string") throw new Error(`${name}.${key} is left out of the Worker: scripts/unused-resources.ts`)',
    '} }) } }',
    ...names.map((name) => `export const ${name} = leftOut(${JSON.stringify(name)})`),
  ].join('\n')
}

/** Leaves the parts of the providers' clients that the product never calls out of the Worker. */
export function withoutUnusedResources(): Plugin {
  return {
    name: 'without-unused-resources',
    apply: 'build',
    transform: (code, id) => (isUnusedResource(id) ? { code: emptyResource(code), map: null } : null),
  }
}

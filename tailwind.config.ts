import type { Config } from 'tailwindcss'

/**
 * The tokens as Tailwind names them; their values are the custom properties of app/styles/tokens.css and of the inks.
 * There are no other colours: what is not an ink is not printed.
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: {
        paper: 'var(--ink-paper)',
        sheet: 'var(--ink-sheet)',
        tint: 'var(--ink-tint)',
        field: 'var(--ink-field)',
        hot: 'var(--ink-hot)',
        key: 'var(--ink-key)',
        soft: 'var(--ink-soft)',
        'hot-text': 'var(--ink-hot-text)',
        line: 'var(--ink-line)',
        edge: 'var(--ink-edge)',
        'on-hot': 'var(--ink-on-hot)',
        'on-field': 'var(--ink-on-field)',
      },
      // The art's plates: posters, hero and footer only.
      pc: {
        sky: 'var(--pc-sky)',
        light: 'var(--pc-light)',
        hot: 'var(--pc-hot)',
        key: 'var(--pc-key)',
      },
    },
    extend: {
      fontFamily: { sans: 'var(--font)' },
      fontSize: {
        hero: ['var(--t-hero)', { lineHeight: '0.95', letterSpacing: '-0.022em', fontWeight: '800' }],
        title: ['var(--t-title)', { lineHeight: '1', letterSpacing: '-0.022em', fontWeight: '800' }],
        head: ['var(--t-head)', { lineHeight: '1.08', letterSpacing: '-0.022em', fontWeight: '800' }],
        lead: ['1.1875rem', { lineHeight: '1.4' }],
        body: ['1rem', { lineHeight: '1.5' }],
        small: ['0.875rem', { lineHeight: '1.45' }],
        micro: ['0.8125rem', { lineHeight: '1.35' }],
        time: ['1.375rem', { lineHeight: '1.15', letterSpacing: '-0.01em', fontWeight: '700' }],
        clock: ['var(--t-clock)', { lineHeight: '0.9', letterSpacing: '-0.02em', fontWeight: '900' }],
      },
      fontWeight: { text: '430', field: '550', label: '600', strong: '700', display: '800', place: '900' },
      spacing: { gutter: 'var(--gutter)', tap: 'var(--tap)', hair: '1px', rule: '2px' },
      maxWidth: { page: 'var(--page)', wide: '96rem', measure: '38rem' },
      borderRadius: { sheet: 'var(--r-sheet)', control: 'var(--r-control)' },
      borderWidth: { edge: '1.5px' },
      boxShadow: { pop: 'var(--shadow-pop)', focus: 'var(--focus)' },
      transitionDuration: { fast: 'var(--m-fast)', base: 'var(--m-base)', register: 'var(--m-register)' },
      transitionTimingFunction: { print: 'var(--ease)' },
    },
  },
} satisfies Config

import { expect, test } from 'vitest'
import { themeFromCookie } from './theme'

test('the theme comes from its cookie, wherever that stands', () => {
  expect(themeFromCookie('__Host-session=abc; vite-ui-theme=dark; other=1')).toBe('dark')
  expect(themeFromCookie('vite-ui-theme=system')).toBe('system')
})

test('without a cookie, or with a word that is no theme, it is light', () => {
  expect(themeFromCookie(null)).toBe('light')
  expect(themeFromCookie('not-vite-ui-theme=dark')).toBe('light')
  expect(themeFromCookie('vite-ui-theme=<script>')).toBe('light')
})

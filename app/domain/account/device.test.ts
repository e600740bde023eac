import { describe, expect, it } from 'vitest'
import { deviceOf } from './device'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const known: [string, string, string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${webkit} CriOS/148.0 Mobile/15E148`, 'Chrome', 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
]

describe('the device of a session', () => {
  it('is named as its owner would', () => {
    for (const [userAgent, browser, system] of known) {
      expect(deviceOf(userAgent), userAgent).toEqual({ browser, system })
    }
  })

  it('is unknown where nothing is told, or nothing that we know', () => {
    for (const userAgent of [null, '', 'curl/8.9', `${'x'.repeat(600)} Firefox/1 Windows`])
      expect(deviceOf(userAgent)).toEqual({ browser: null, system: null })
  })
})

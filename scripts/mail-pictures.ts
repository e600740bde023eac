// `npm run screenshots:mails -- DIR`: every mail at 360 and 640 pixels, light and dark, to be looked at.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { housePalette } from '../app/domain/posters/house-palette'
import { mailText } from '../app/messages/en/mails'
import { mailHtml } from '../app/services/mail/mail-html.server'
import { findChromium } from './chromium.mjs'
import { mailSamples } from './mail-samples'

const [folder = 'test-results/mails'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const company = {
  name: 'Vacation Planner HQ Ltd',
  address: 'Main Street 1, 10115 Berlin',
  country: 'Germany',
  register: 'HRB 12345 Berlin',
  tax: 'VAT ID DE123456789',
}
const site = 'https://planner.example'
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
for (const mail of Object.values(mailSamples)) {
  const html = await mailHtml(mailText(mail, site), { site, company, palette: housePalette })
  for (const width of [360, 640])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
      await page.setContent(html)
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (scrolls) {
        console.log(`${mail.kind} scrolls sideways at ${width} pixels`)
        process.exitCode = 1
      }
      await page.screenshot({
        path: join(folder, `${mail.kind}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
      await page.close()
    }
}
await browser.close()
console.log(`Pictures are in ${folder}.`)

import { z } from 'zod'
import type { Person } from './person'

/** One journey of a person; it fails where something does not come. */
interface Story {
  name: string
  live(person: Person, product: { stop(): Promise<void> }): Promise<void>
}

const Text = z.string()
const Titles = z.array(z.string())

/** The address of the trip that the person made last. */
async function lastTrip(person: Person): Promise<string> {
  const id = await person.run("async () => (await (await fetch('/api/trips')).json())[0].id")
  return `/trips/${Text.parse(id)}`
}

const titles =
  '() => [...document.querySelectorAll("[aria-label=\'Stops of day 1\'] h5")].map((each) => each.innerText)'

/** What a name is as a regular expression. */
const literally = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The main journeys, in an order in which each stands on those before it. */
export const stories: Story[] = [
  {
    name: 'a sample arrives day by day',
    async live(person) {
      await person.open('/planner?destination=Rome%2C%20Italy')
      await person.presses('button', '^Generate')
      await person.sees('heading', '^Day 1: ')
      await person.until('three days', "() => document.querySelectorAll('article').length === 3")
    },
  },
  {
    name: 'the theme is kept',
    async live(person) {
      const isDark = "() => document.documentElement.dataset.theme === 'dark'"
      await person.open('/pricing')
      await person.presses('text', '^Dark$')
      await person.until('the dark theme', isDark)
      await person.open('/contact')
      await person.until('the dark theme on another page', isDark)
      await person.presses('text', '^Light$')
      await person.until('the light theme', `() => !(${isDark})()`)
    },
  },
  {
    name: 'a guest pays, and what was asked for is planned',
    async live(person) {
      await person.open('/checkout?plan=premium')
      await person.presses('button', '^Pay \\$10\\.00')
      await person.sees('text', 'Premium plan activated')
      await person.until('a plan', "() => document.querySelectorAll('article').length >= 3")
    },
  },
  {
    name: 'somebody signs in, and the trip of the guest is theirs',
    async live(person) {
      await person.open('/auth?returnTo=/profile')
      await person.presses('link', 'Continue with Google')
      // The page before it has a field of that name as well.
      await person.sees('text', '^Local test sign-in$')
      await person.writes('^Email$', 'grace.hopper@example.com')
      await person.presses('button', '^Continue')
      await person.sees('text', '^grace\\.hopper@example\\.com$')
      await person.open(await lastTrip(person))
      await person.sees('heading', '^Day 1: ')
    },
  },
  ...(['mouse', 'touch'] as const).map((by) => ({
    name: `a stop is dragged by ${by === 'mouse' ? 'a mouse' : 'a finger'} and saved`,
    async live(person: Person) {
      await person.open(await lastTrip(person))
      await person.presses('button', '^Edit$')
      await person.sees('button', '^Drag ')
      const before = Titles.parse(await person.run(titles))
      const [, second = '', third = ''] = before
      await person.drags(by, `^Drag ${literally(third)}$`, `^Drag ${literally(second)}$`)
      await person.until('another order', `(before) => (${titles})()[1] === before[2]`, before)
      await person.presses('button', '^Save Changes$')
      await person.until('everything saved', "() => !document.body.innerText.includes('Save Changes')")
    },
  })),
  {
    name: 'the trip becomes a PDF',
    async live(person) {
      await person.open(await lastTrip(person))
      // Where a browser puts its downloads is its own business: the file is looked at where the page makes it.
      await person.run(`() => {
        const make = URL.createObjectURL
        URL.createObjectURL = (blob) => { globalThis.made = blob; return make.call(URL, blob) }
      }`)
      await person.presses('text', '^Download and print')
      await person.presses('button', '^Download PDF')
      await person.until(
        'a PDF',
        "async () => (await globalThis.made?.slice(0, 5).text()) === '%PDF-' && globalThis.made.size > 50_000",
      )
    },
  },
  {
    name: 'a shared trip is read by somebody else, and once more without the server',
    async live(person, { stop }) {
      await person.open(await lastTrip(person))
      await person.presses('button', '^Share$')
      await person.sees('button', '^Copy link$')
      const link = Text.parse(
        await person.run(
          "async () => (await (await fetch('/api' + location.pathname + '/share', { method: 'POST' })).json()).shareUrl",
        ),
      )
      await person.forgets()
      await person.open(link)
      await person.sees('heading', '^Day 1: ')
      await person.until(
        'a copy on the device',
        `async () => {
          const list = await (await fetch('/asset-list.json')).json()
          const kept = new Set((await (await caches.open('assets-1')).keys()).map(({ url }) => new URL(url).pathname))
          const shared = (await (await caches.open('shared-1')).keys()).map(({ url }) => url)
          return list.every((asset) => kept.has(asset)) && shared.includes(location.href)
        }`,
      )
      await stop()
      await person.open(link)
      await person.sees('heading', '^Day 2: ')
    },
  },
]

import { describe, expect, it } from 'vitest'
import { shareText } from '~/messages/en/share'
import { shareLink, shareSites } from './share-links'

const url = 'https://planner.example/trips/shared/a-b_c?x=1&y=2'

describe('share links', () => {
  it('carry the whole address to every site', () => {
    for (const site of shareSites) expect(decodeURIComponent(shareLink(site, url, shareText))).toContain(url)
  })

  it('lead to the sites they name', () => {
    expect(shareSites.map((site) => shareLink(site, url, shareText).split(/[?:]/, 2).join(':'))).toEqual([
      'https://www.facebook.com/sharer/sharer.php',
      'https://twitter.com/intent/tweet',
      'https://www.linkedin.com/sharing/share-offsite/',
      'https://www.pinterest.com/pin/create/button/',
      'https://wa.me/',
      'mailto:',
    ])
  })

  it('say the default text and hashtags', () => {
    expect(new URL(shareLink('Twitter', url, shareText)).searchParams.get('text')).toBe(
      'Check out this amazing travel itinerary I created!',
    )
    expect(new URL(shareLink('Twitter', url, shareText)).searchParams.get('hashtags')).toBe(
      'travel,vacationplanner',
    )
    expect(new URL(shareLink('Pinterest', url, shareText)).searchParams.get('description')).toMatch(
      /#travel #vacationplanner$/,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { withFacts } from '~/domain/testing/test-destination'
import {
  notPassed,
  outcome,
  ownStop,
  testPlan,
  testRequest,
  withActivities,
  withStop,
} from '~/domain/testing/test-plan'

function overview(text: string) {
  return outcome('words', { ...testPlan, overview: text })
}

function reason(text: string) {
  return outcome('words', withStop('sea-gate', { reason: text }))
}

describe('words: no venue that is neither a stop nor in the catalogue', () => {
  it('fails an invented table in a reason, and only for that', () => {
    const plan = withStop('sea-gate', { reason: 'Right after it you can eat at Trattoria Da Mario.' })
    expect(notPassed(plan)).toEqual(['words fail'])
    expect(outcome('words', plan).evidence).toBe(
      'The reason of Sea Gate (day 1) names "Trattoria Da Mario", which is neither a stop nor in the catalogue.',
    )
  })

  it.each([
    ['two capitalised words', 'Afterwards walk over to Palazzo Grimani for the view.', 'Palazzo Grimani'],
    ['small words inside the name', 'From here the Museum of Lost Ships is close.', 'Museum of Lost Ships'],
    ['a table at the start of a sentence', 'Ristorante Aurora is around the corner.', 'Ristorante Aurora'],
    ['a table before no verb', 'Trattoria Bella for dinner, then bed.', 'Trattoria Bella'],
    ['an article that opens a name', 'La Pergola is around the corner.', 'La Pergola'],
    ['a verb at the start of a sentence', 'Try Osteria Bella for dinner.', 'Osteria Bella'],
    ['one word after "at"', 'Have lunch at Roscioli before the crowd.', 'Roscioli'],
    ['one word after a word for a table', 'Have lunch in the trattoria Armando.', 'Armando'],
    ['a bed named after a known place', 'Sleep well in the Hotel Sea Gate.', 'Hotel Sea Gate'],
    ['quotation marks', 'Ask for the little bar "Bellavista" upstairs.', 'Bellavista'],
    [
      'quotation marks around two sentences',
      'They say "go on. Bellavista waits" there.',
      'go on. Bellavista waits',
    ],
    ['an ampersand', 'Coffee by Mason & Tailor is worth it.', 'Mason & Tailor'],
    ['accents', 'Stop for cake by Café Écume.', 'Café Écume'],
    ['the place of the subject', 'Bouillon Racine is around the corner.', 'Bouillon Racine'],
    ['short words', 'Tea is poured by Om Bo.', 'Om Bo'],
    [
      'a phrase of the catalogue beside it',
      'Past the Narrow Lanes of Palazzo Grimani.',
      'Narrow Lanes of Palazzo Grimani',
    ],
    ['another script', 'Ask for 寿司次郎 in the lane.', '寿司次郎'],
  ])('finds a name with %s', (_case, text, name) => {
    expect(reason(text)).toMatchObject({ status: 'fail' })
    expect(reason(text).evidence).toContain(`names "${name}"`)
  })

  it.each([
    ['a stop', 'Sea Gate and the Rope Museum are a good pair.'],
    ['a place of the catalogue that is no stop', 'Night Cellar is nearby.'],
    ['an area and the destination', 'Old Harbour is where Marebello began; Upper Town came later.'],
    ['facts of the destination', 'Marebello Airport is 8 km to the east.'],
    [
      'months, weekdays, peoples and eras',
      'Closed every second Monday in May; Italian Renaissance at its best.',
    ],
    ['interests', 'You asked for History and for Food & Dining.'],
    [
      'an ordinary sentence',
      'Start early. Take the stairs: The view is free, and so is UNESCO World Heritage.',
    ],
    ['quotes without a name', 'Locals call this hour "the blue one".'],
    ['the start of a sentence', 'Sundays Marebello sleeps. Bring Marebello coins.'],
    ['phrases of the catalogue', 'Its Narrow Lanes are old; see the Rope Museum of Marebello.'],
    ['two phrases of the catalogue in a row', 'It is the Narrow Lanes Stood Here kind of place.'],
    ['ordinary capitals beside a name', "See Bernini Monday's, Bernini Wi-Fi, Bernini ATM, Bernini Q."],
    ['one name that is no venue', 'The ceiling was painted by Caravaggio.'],
    ['a word for a table alone', 'Breakfast is in the Bar.'],
    ['a word of the catalogue after "at"', 'Look at Narrow lanes.'],
    ['possessives', "Marebello's harbour and Italy's coast."],
  ])('lets %s be', (_case, text) => {
    expect(reason(text)).toMatchObject({ status: 'pass' })
  })

  it('knows a venue that a fact of the catalogue names, but no other of its kind', () => {
    const facts = withFacts('net-loft', { fact: 'The cook learned her trade at Trattoria Da Romano.' })
    const named = (text: string) =>
      outcome('words', withStop('sea-gate', { reason: text }), testRequest, facts).status
    expect(named('Dine as at Trattoria Da Romano.')).toBe('pass')
    expect(named('Dine as at Trattoria Da Mario.')).toBe('fail')
    expect(named('Dine as at Da Mario.')).toBe('fail')
  })

  it('reads overview, titles and tips too', () => {
    expect(overview('Dinner is at Trattoria Da Mario.').evidence).toMatch(/^The overview names/)
    expect(outcome('words', { ...testPlan, tips: ['Book Trattoria Da Mario early.'] }).evidence).toMatch(
      /^Tip 1 names/,
    )
    const days = testPlan.days.map((day) => ({ ...day, title: 'Evening at Trattoria Da Mario' }))
    expect(outcome('words', { ...testPlan, days }).evidence).toMatch(/^The title of day 1 names/)
    expect(outcome('words', withStop('sea-gate', { title: 'Sea Gate and Bar Lido' })).evidence).toContain(
      '"Bar Lido"',
    )
  })

  it('takes capitals in a heading for what they are', () => {
    const days = testPlan.days.map((day) => ({ ...day, title: 'Ancient Wonders and Quiet Corners' }))
    expect(outcome('words', { ...testPlan, days }).status).toBe('pass')
  })

  it('takes the stops and the wishes of a traveller as theirs', () => {
    const typed = withActivities((list, day) =>
      day === 1 ? list.toSpliced(2, 0, ownStop('Villa Grimani', '11:00', '12:00')) : list,
    )
    expect(outcome('words', typed).status).toBe('pass')
    expect(outcome('words', { ...typed, overview: 'Day one goes by Villa Grimani.' }).status).toBe('pass')
    const wish = { ...testRequest, interests: ['Jazz Clubs'] }
    const plan = withStop('sea-gate', { reason: 'You asked for Jazz Clubs.' })
    expect(outcome('words', plan, wish).status).toBe('pass')
    expect(outcome('words', plan).status).toBe('fail')
  })

  it('names what it found as it was written', () => {
    expect(overview('Dine  at  Trattoria  Dà Màrio, “Nòva  Lux” after.').evidence).toContain('"Nòva  Lux"')
    expect(reason('Lunch at Trattoria Dà Màrio, then rest.').evidence).toContain('"Trattoria Dà Màrio"')
  })

  it('names a part of what is too long for a name', () => {
    const { evidence } = overview(`See ${'Xaub Yoltar '.repeat(300)}.`)
    expect(evidence).toContain('Xaub Yoltar')
    expect(String(evidence).length).toBeLessThan(250)
  })

  it.each([
    ['a row of capitalised words', (count: number) => 'Xaub Yoltar '.repeat(count)],
    ['many short sentences', (count: number) => 'Xa B. '.repeat(count)],
    ['words for a table', (count: number) => 'at Trattoria Xau '.repeat(count)],
    ['quotation marks', (count: number) => '"Xau" \'Yol '.repeat(count)],
    ['names of the catalogue', (count: number) => 'Sea Gate Net Loft '.repeat(count)],
    ['the mark that is put around names', (count: number) => '\uE000'.repeat(count)],
    ['apostrophes', (count: number) => "A'b-".repeat(count)],
    ['small words', (count: number) => 'A of the '.repeat(count)],
  ])('takes no longer than its text is long: %s', (_, text) => {
    const start = performance.now()
    overview(text(3000))
    // It takes some 20 ms; a second is far more than a busy machine adds, and far less than each pair of words would take.
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('says at least how many there are, of more names than anybody reads', () => {
    const tips = Array.from(
      { length: 100 },
      (_, at) => `Eat at Trattoria Bella${'abcdefghij'[at % 10]} ${at}.`,
    )
    expect(outcome('words', { ...testPlan, tips: tips.slice(0, 12) }).evidence).toContain('And 10 more.')
    expect(outcome('words', { ...testPlan, tips }).evidence).toContain('And at least 58 more.')
  })
})

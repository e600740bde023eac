import { expect, test } from 'vitest'
import { fitPlaceName } from '~/features/posters/fit-place-name'
import { siteName, siteNameFit } from './brand'

test('the name at the foot of the pages fills nine hundredths of the measure', () => {
  expect(siteNameFit).toEqual(fitPlaceName(siteName, 0.09))
})

import { afterEach, expect, it } from 'vitest'
import { draftTextKey } from '~/domain/request/trip-draft'
import { forgetWhoLeft } from './forget-person'

const clicks = 'vphq-affiliate-clicks'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('takes away what a person left, once they are signed out, and nothing else', () => {
  localStorage.setItem('vite-ui-theme', 'dark')
  forgetWhoLeft(true)
  localStorage.setItem(clicks, '[{"userId":"ada"}]')
  sessionStorage.setItem(draftTextKey, 'A table by the window')
  forgetWhoLeft(true)
  expect(localStorage.getItem(clicks)).toContain('ada')
  forgetWhoLeft(false)
  expect({ ...localStorage }).toEqual({ 'vite-ui-theme': 'dark' })
  expect({ ...sessionStorage }).toEqual({})
})

it('leaves a guest alone', () => {
  sessionStorage.setItem(draftTextKey, 'Trains, please')
  forgetWhoLeft(false)
  expect(sessionStorage.getItem(draftTextKey)).toBe('Trains, please')
})
